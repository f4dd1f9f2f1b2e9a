import {analyticsServices} from '@docs-kit/analytics';
import {searchServices} from '@docs-kit/search';
import {analytics} from './analytics';

/** The other hosts that pages may connect to: those of the services that the deployer has enabled. */
export function services(environment: NodeJS.ProcessEnv): {scripts: string[]; connections: string[]} {
  const used = [analyticsServices(environment, analytics), searchServices(environment)];
  return {
    scripts: used.flatMap(({scripts}) => scripts),
    connections: used.flatMap(({connections}) => connections),
  };
}
