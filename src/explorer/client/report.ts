import type {GraphQLResponse, Outcome} from './engine';

/** A line for the reader; code is in backticks. */
export interface Report {
  /** Its style: `problem` uses the colour for errors. */
  tone: 'neutral' | 'success' | 'warning' | 'problem';
  text: string;
}

/** Advice for a request that the engine didn't answer. */
export function reportFailure(outcome: Exclude<Outcome, {kind: 'response'}>, url: string): Report {
  const {origin} = new URL(url);
  switch (outcome.kind) {
    case 'unreachable':
      return {
        tone: 'problem',
        text: `Nothing answers at \`${origin}\`. Run the command above, wait for \`server listening\`, and connect again. If your browser asks whether this site may access your network, allow it.`,
      };
    case 'cors':
      return {
        tone: 'problem',
        text: `Something listens at \`${origin}\`, but doesn’t let this page read its answers. If it’s \`dagger listen\`, start it again with \`--allow-cors\`. If it isn’t, check the port.`,
      };
    case 'denied':
      return {
        tone: 'problem',
        text: 'Your browser doesn’t let this site connect to this machine. Allow local network access in the site’s settings, next to the address bar, and connect again.',
      };
    case 'unauthorized':
      return {
        tone: 'problem',
        text: 'The engine refused the token. Use the value of `DAGGER_SESSION_TOKEN` that `dagger listen` was started with.',
      };
    case 'foreign':
      return {
        tone: 'problem',
        text: `\`${url}\` answered with HTTP status ${outcome.status}, but not like a Dagger engine. Check the port, and that the path is \`/query\`.`,
      };
    case 'stopped':
      return {tone: 'neutral', text: 'Stopped.'};
  }
}

/**
 * Describes the connected engine.
 *
 * @param version as the engine returns it: `v0.18.14`
 * @param documented the release that the explorer documents: `0.18.14`
 * @param added root fields that only the engine has: functions of the loaded module
 */
export function reportConnection(version: string, documented: string, added: readonly string[] = []): Report {
  const release = version.replace(/^v/, '');
  const module =
    added.length > 0 ? ` The schema also has your module: ${added.map((it) => `\`${it}\``).join(', ')}.` : '';
  return release === documented
    ? {tone: 'success', text: `Connected to Dagger \`${release}\`.${module}`}
    : {
        tone: 'warning',
        text: `Connected to Dagger \`${release}\`. The documentation here is for \`${documented}\`, so some fields may differ.${module}`,
      };
}

/**
 * Describes a response.
 *
 * @param seconds how long the engine took
 */
export function reportResponse({errors = []}: GraphQLResponse, seconds: number): Report {
  const [first] = errors;
  if (!first)
    return {
      tone: 'success',
      text: `Answered in ${seconds < 1 ? `${Math.round(seconds * 1000)} ms` : `${seconds.toFixed(1)} s`}.`,
    };
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return {tone: 'problem', text: `The engine returned an error${more}: ${first.message}`};
}
