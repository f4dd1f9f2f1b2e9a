/** The hosts that the document's policy lets the explorer connect to: this machine. A policy can't name `[::1]`. */
const hosts = ['127.0.0.1', 'localhost'];

/** What the policy allows: any port of these hosts. */
export const loopbackOrigins = hosts.map((host) => `http://${host}:*`);

export const defaultAddress = 'http://127.0.0.1:8080/query';

/** An address to send queries to, or the reason why it can't be one. */
export type ParsedAddress = {url: string} | {problem: string};

/**
 * Reads what the reader typed. The scheme may be missing, and so may the path: `127.0.0.1:8080` stands for
 * `http://127.0.0.1:8080/query`.
 */
export function parseAddress(typed: string): ParsedAddress {
  const text = typed.trim();
  const withScheme = /^[a-z][a-z+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(withScheme)) {
    return {problem: `This isn’t an address. The default is \`${defaultAddress}\`.`};
  }
  const url = new URL(withScheme);
  if (url.protocol !== 'http:' || !hosts.includes(url.hostname)) {
    return {
      problem:
        'The explorer only connects to this machine, over `http` and to `127.0.0.1` or `localhost`. To reach an engine elsewhere, forward its port: `ssh -L 8080:127.0.0.1:8080 HOST`.',
    };
  }
  if (url.pathname === '/') url.pathname = '/query';
  // Credentials in an address make fetch() fail.
  url.username = '';
  url.password = '';
  url.hash = '';
  return {url: url.href};
}
