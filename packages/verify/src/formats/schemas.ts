import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import {loadConfigurationSchemas} from '@docs-kit/dagger/facts/facts';
import {memoize} from '@docs-kit/base/memoize';
import type {LineProblem} from '../shared/snippets';
import type {ParsedDocument} from './data';

const ajv = new Ajv({allowUnionTypes: true, allErrors: true});

const validatorOf = memoize((name: string): ValidateFunction | undefined => {
  const schema = loadConfigurationSchemas()[name];
  return schema && ajv.compile(schema);
});

/** Validates the keys and values of a Dagger configuration file; other names have no schema and no problems. */
export function checkConfiguration(name: string, document: ParsedDocument): LineProblem[] {
  const validate = validatorOf(name);
  if (!validate || document.value === undefined || validate(document.value)) return [];
  return (validate.errors ?? [])
    .filter(({keyword}) => keyword !== 'anyOf')
    .map((error) => describe(name, error, document));
}

function describe(name: string, error: ErrorObject, document: ParsedDocument): LineProblem {
  const place = error.instancePath.split('/').slice(1).map(unescape);
  const {additionalProperty, allowedValues} = error.params as {additionalProperty?: string; allowedValues?: unknown[]};
  const at = place.length > 0 ? ` ${place.join('.')}` : '';
  if (additionalProperty !== undefined) {
    return {
      line: document.lineOf([...place, additionalProperty]),
      message: `${name}:${at} has no key ${additionalProperty} in 0.18.14`,
    };
  }
  const values = allowedValues ? `: ${allowedValues.join(', ')}` : '';
  return {line: document.lineOf(place), message: `${name}:${at} ${error.message ?? 'is wrong'}${values}`};
}

const unescape = (part: string): string | number => {
  const text = part.replaceAll('~1', '/').replaceAll('~0', '~');
  return /^\d+$/.test(text) ? Number(text) : text;
};
