export {type MarkdownOptions, markdownCopies} from './markdown';
