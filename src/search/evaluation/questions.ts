import {readFileSync} from 'node:fs';
import Ajv, {type JSONSchemaType} from 'ajv';
import {InputError} from '../../lib/error';

/** A question with its right answers. */
export interface Question {
  question: string;
  /** Pages below the base path that answer it: `/api/secrets`. */
  routes: string[];
  kind: string;
  /** Sections of these pages that answer it: `/api/secrets#use-a-secret`; `/api/secrets#` is the introduction. */
  sections?: string[];
}

const schema: JSONSchemaType<{questions: Question[]}> = {
  type: 'object',
  required: ['questions'],
  additionalProperties: true,
  properties: {
    questions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['question', 'routes', 'kind'],
        additionalProperties: false,
        properties: {
          question: {type: 'string', minLength: 1},
          routes: {type: 'array', minItems: 1, items: {type: 'string', pattern: '^/'}},
          kind: {type: 'string', minLength: 1},
          sections: {type: 'array', minItems: 1, nullable: true, items: {type: 'string', pattern: '^/.*#'}},
        },
      },
    },
  },
};

/**
 * Reads a file of questions.
 *
 * @throws InputError with one line if the file is missing, isn't JSON, or is malformed
 */
export function readQuestions(file: string): Question[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InputError([`${file}:1: ${(error as Error).message.split('\n')[0]}. Pass a JSON file with questions.`]);
  }
  const validate = new Ajv().compile(schema);
  if (!validate(content)) {
    const [problem] = validate.errors ?? [];
    throw new InputError([
      `${file}:1: ${problem && problem.instancePath !== '' ? problem.instancePath : 'the file'} ${problem?.message}. Expected format: {"questions": [{"question": "…", "routes": ["/api/secrets"], "kind": "howto"}]}.`,
    ]);
  }
  return content.questions;
}
