export {createHighlighter, type CodeLink, type Highlight} from './html';
export {loadPrism, tokenText, type Highlighting} from './prism';
export {styleSheet} from './style-sheet';
