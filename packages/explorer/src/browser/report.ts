import {type GraphQLResponse, maxLength, type Outcome} from './engine';

/** A line for the reader; code is in backticks. */
export interface Report {
  /** Its style: `problem` uses the colour for errors. */
  tone: 'neutral' | 'success' | 'warning' | 'problem';
  text: string;
}

/** Advice for a request that the engine didn't answer. */
export function reportFailure(outcome: Exclude<Outcome, {kind: 'response'}>, url: string): Report {
  return outcome.kind === 'stopped'
    ? {tone: 'neutral', text: 'Stopped.'}
    : {tone: 'problem', text: adviceFor(outcome, url)};
}

function adviceFor(outcome: Exclude<Outcome, {kind: 'response' | 'stopped'}>, url: string): string {
  const {origin} = new URL(url);
  switch (outcome.kind) {
    case 'unreachable':
      return `Nothing is listening at \`${origin}\`. Run the command below, wait until it prints \`server listening\`, then connect again. If your browser asks whether this site may access your network, allow it.`;
    case 'cors':
      return `A server is listening at \`${origin}\`, but it doesn’t allow this page to read its responses. If it’s \`dagger listen\`, restart it with \`--allow-cors\`. Otherwise, check the port.`;
    case 'denied':
      return 'Your browser is blocking this site from connecting to your machine. Allow local network access in the site’s settings, next to the address bar, then connect again.';
    case 'redirect':
      return `\`${url}\` redirects to another address. The explorer doesn’t follow, because your token would be sent there. Enter the address that \`dagger listen\` prints.`;
    case 'huge':
      return `The response has more than ${maxLength / 1e6} million characters. Request fewer fields at a time.`;
    case 'unauthorized':
      return 'The engine rejected the token. Use the value that `DAGGER_SESSION_TOKEN` had when you started `dagger listen`.';
    case 'foreign':
      return `\`${url}\` responded with HTTP status ${outcome.status}, but it doesn’t seem to be a Dagger engine. Check the port, and make sure that the path is \`/query\`.`;
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

/** The editor becomes slow with more characters than this. */
export const maxShown = 500_000;

/** A response as indented JSON; as it was sent if it's nested too deeply for `JSON.stringify`, which then throws. */
export function formatResponse({response, text}: Extract<Outcome, {kind: 'response'}>): string {
  try {
    return JSON.stringify(response, null, 2);
  } catch {
    return text;
  }
}

/**
 * Describes a response.
 *
 * @param seconds how long the engine took
 * @param length its length in characters, of which at most `maxShown` are shown
 */
export function reportResponse({errors}: GraphQLResponse, seconds: number, length = 0): Report {
  const [first, ...others] = errors ?? [];
  const time = seconds < 1 ? `${Math.round(seconds * 1000)} ms` : `${seconds.toFixed(1)} s`;
  const cut = length > maxShown ? ` Only the first ${maxShown / 1000},000 characters are shown.` : '';
  if (!first) return {tone: 'success', text: `Completed in ${time}.${cut}`};
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return {tone: 'problem', text: `The engine returned an error${more}: ${first.message}`};
}
