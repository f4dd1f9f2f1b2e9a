/** The plugin's options, which it writes while Docusaurus starts. */
declare module '@generated/docs-kit-takeaway/default/options.json' {
  import type {TakeawayOptions} from '@docs-kit/takeaway';

  const options: TakeawayOptions;
  export default options;
}
