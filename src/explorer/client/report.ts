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
        text: `Nothing is listening at \`${origin}\`. Run the command above, wait until it prints \`server listening\`, then connect again. If your browser asks whether this site may access your network, allow it.`,
      };
    case 'cors':
      return {
        tone: 'problem',
        text: `A server is listening at \`${origin}\`, but it doesn’t allow this page to read its responses. If it’s \`dagger listen\`, restart it with \`--allow-cors\`. Otherwise, check the port.`,
      };
    case 'denied':
      return {
        tone: 'problem',
        text: 'Your browser is blocking this site from connecting to your machine. Allow local network access in the site’s settings, next to the address bar, then connect again.',
      };
    case 'unauthorized':
      return {
        tone: 'problem',
        text: 'The engine rejected the token. Use the value that `DAGGER_SESSION_TOKEN` had when you started `dagger listen`.',
      };
    case 'foreign':
      return {
        tone: 'problem',
        text: `\`${url}\` responded with HTTP status ${outcome.status}, but it doesn’t seem to be a Dagger engine. Check the port, and make sure that the path is \`/query\`.`,
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
    added.length > 0
      ? ` The schema also includes your module’s functions: ${added.map((it) => `\`${it}\``).join(', ')}.`
      : '';
  return release === documented
    ? {tone: 'success', text: `Connected to Dagger \`${release}\`.${module}`}
    : {
        tone: 'warning',
        text: `Connected to Dagger \`${release}\`. This page documents \`${documented}\`, so some fields may differ.${module}`,
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
      text: `Completed in ${seconds < 1 ? `${Math.round(seconds * 1000)} ms` : `${seconds.toFixed(1)} s`}.`,
    };
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return {tone: 'problem', text: `The engine returned an error${more}: ${first.message}`};
}
