export {createHighlighter, styleSheet, type CodeLink} from './html';
export {loadPrism, tokenText, type Highlighting} from './prism';
