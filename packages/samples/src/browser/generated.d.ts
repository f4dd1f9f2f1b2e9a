declare module '@generated/docs-kit-samples/default/options.json' {
  import type {TabGroup} from '@docs-kit/samples/tabs';

  const options: {tabGroups: readonly TabGroup[]};
  export default options;
}
