import {InputError} from './error';

/**
 * Reads environment variables of which a deployer sets all or none. An empty variable counts as unset.
 *
 * @param variables the variables' names by key
 * @returns the values by key; undefined if all are unset
 * @throws InputError with one line if only some are set
 */
export function readTogether<Key extends string>(
  environment: NodeJS.ProcessEnv,
  variables: Readonly<Record<Key, string>>,
): Record<Key, string> | undefined {
  const entries = Object.entries<string>(variables).map(([key, name]) => [key, environment[name]?.trim() ?? '']);
  const names = Object.values<string>(variables);
  const missing = names.filter((_, index) => entries[index]?.[1] === '');
  if (missing.length === names.length) return undefined;
  if (missing.length === 0) return Object.fromEntries(entries) as Record<Key, string>;
  const present = names.filter((name) => !missing.includes(name));
  throw new InputError([
    `environment: ${listed(present)} set, but ${listed(missing)} missing. Set all of them, or none.`,
  ]);
}

function listed(names: readonly string[]): string {
  return `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'}`;
}
