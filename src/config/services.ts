import {analyticsServices} from '@docs-kit/analytics';
import type {Services} from '@docs-kit/instant';
import {searchServices} from '@docs-kit/search';
import {analytics} from './analytics';

/** The other hosts that pages may connect to: those of the services that the deployer has enabled. */
export function services(environment: NodeJS.ProcessEnv): Services {
  const used = [analyticsServices(environment, analytics), searchServices(environment)];
  return {
    scripts: used.flatMap(({scripts}) => scripts),
    connections: used.flatMap(({connections}) => connections),
  };
}
