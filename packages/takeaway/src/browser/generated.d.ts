/** The plugin's options, which it writes while Docusaurus starts. */
declare module '@generated/docs-kit-takeaway/default/options.json' {
  const options: import('../node').TakeawayOptions;
  export default options;
}
