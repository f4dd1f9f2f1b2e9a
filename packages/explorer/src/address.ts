/** The hosts that the document's policy allows: this machine. A policy can't name `[::1]`. */
const hosts = ['127.0.0.1', 'localhost'];

/** Sources for the policy: any port of these hosts. */
export const loopbackOrigins = hosts.map((host) => `http://${host}:*`);

export const defaultAddress = 'http://127.0.0.1:8080/query';

/** An address for queries, or the reason why the input can't be one. */
export type ParsedAddress = {url: string} | {problem: string};

/**
 * Parses the reader's input. The scheme and the path are optional: `127.0.0.1:8080` means
 * `http://127.0.0.1:8080/query`.
 */
export function parseAddress(typed: string): ParsedAddress {
  const text = typed.trim();
  const withScheme = /^[a-z][a-z+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(withScheme)) return {problem: `This isn’t a valid address. The default is \`${defaultAddress}\`.`};

  const url = new URL(withScheme);
  if (url.protocol !== 'http:' || !hosts.includes(url.hostname)) {
    return {
      problem:
        'For security, the explorer only connects to `http://127.0.0.1` or `http://localhost`. To use an engine on another machine, forward its port: `ssh -L 8080:127.0.0.1:8080 HOST`.',
    };
  }
  if (url.pathname === '/') url.pathname = '/query';
  // fetch() rejects addresses with credentials.
  url.username = '';
  url.password = '';
  url.hash = '';
  return {url: url.href};
}
