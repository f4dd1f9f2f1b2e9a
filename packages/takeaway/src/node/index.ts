export {type MarkdownOptions, markdownCopies} from './markdown';
export {offlineCopy} from './offline';
