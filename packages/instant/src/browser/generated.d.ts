declare module '@generated/docs-kit-instant/default/options.json' {
  const options: {printLabel: string};
  export default options;
}
