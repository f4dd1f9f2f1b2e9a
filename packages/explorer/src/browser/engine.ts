/** The client for the reader's `dagger listen`. */

/** The address and token for queries. */
export interface Endpoint {
  /** From `parseAddress`. */
  url: string;
  /** The value of `DAGGER_SESSION_TOKEN`. */
  token: string;
}

/** The body of a GraphQL request. */
export interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown>;
}

/** A GraphQL response. */
export interface GraphQLResponse {
  data?: Record<string, unknown> | null;
  errors?: {message: string}[] | null;
}

/** The outcome of a request. */
export type Outcome =
  | {kind: 'response'; response: GraphQLResponse; text: string}
  /** Nothing responds at the address. */
  | {kind: 'unreachable'}
  /** A server responds, but without CORS headers for the site's origin. */
  | {kind: 'cors'}
  /** The reader or a browser policy denies the site access to this machine. */
  | {kind: 'denied'}
  /** The server redirects to another address, which would receive the token. */
  | {kind: 'redirect'}
  /** The response is longer than `maxLength`. */
  | {kind: 'huge'}
  /** The token is wrong. */
  | {kind: 'unauthorized'}
  /** A server responds, but not with GraphQL. */
  | {kind: 'foreign'; status: number}
  /** The reader cancelled the request. */
  | {kind: 'stopped'};

/** Maximum length of a response in characters, above which parsing it would freeze the page. */
export const maxLength = 50_000_000;

/** Sends a request; never throws. */
export async function send(endpoint: Endpoint, request: GraphQLRequest, signal: AbortSignal): Promise<Outcome> {
  let answer: Response;
  let text: string | undefined;
  try {
    answer = await fetch(endpoint.url, {
      method: 'POST',
      mode: 'cors',
      // The header below carries the credentials; without this option, a 401 could open the browser's own dialog.
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      headers: {'content-type': 'application/json', authorization: basicAuthorization(endpoint.token)},
      body: JSON.stringify(request),
      signal,
    });
    text = await readText(answer);
  } catch {
    return signal.aborted ? {kind: 'stopped'} : {kind: await explainFailure(endpoint.url)};
  }
  if (answer.type === 'opaqueredirect') return {kind: 'redirect'};
  return text === undefined ? {kind: 'huge'} : classify(answer.status, text);
}

/** Reads a body, and stops when it's too long. */
async function readText({body}: Response): Promise<string | undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    text += chunk.value;
    if (text.length <= maxLength) continue;
    void reader?.cancel();
    return undefined;
  }
  return text;
}

/** The token is the user name; the password is empty. */
export function basicAuthorization(token: string): string {
  const bytes = new TextEncoder().encode(`${token}:`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * Interprets a readable response. The engine sends GraphQL errors with status 200 or 422.
 *
 * @param status the HTTP status
 * @param text the response body
 */
export function classify(status: number, text: string): Outcome {
  if (status === 401) return {kind: 'unauthorized'};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return {kind: 'foreign', status};
  }
  return isResponse(body) ? {kind: 'response', response: body, text} : {kind: 'foreign', status};
}

function isResponse(body: unknown): body is GraphQLResponse {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
}

/**
 * Distinguishes an unreachable server from a missing CORS header: `fetch` fails in the same way, but in `no-cors` mode
 * it succeeds in the second case. It also fails if the document's policy blocks a redirect, which the browser reports.
 */
async function explainFailure(url: string): Promise<'unreachable' | 'cors' | 'denied' | 'redirect'> {
  if (await isDenied()) return 'denied';
  const done = new AbortController();
  const blocked: Event[] = [];
  addEventListener('securitypolicyviolation', (event) => blocked.push(event), done);
  try {
    await fetch(url, {mode: 'no-cors', credentials: 'omit', cache: 'no-store'});
    return 'cors';
  } catch {
    // The report is a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    return blocked.length > 0 ? 'redirect' : 'unreachable';
  } finally {
    done.abort();
  }
}

/**
 * Chromium requires the reader's permission for a public site to connect to this machine; the permission's name has
 * changed between versions.
 */
async function isDenied(): Promise<boolean> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      const {state} = await navigator.permissions.query({name: name as PermissionName});
      if (state === 'denied') return true;
    } catch {
      // The browser doesn't know this permission.
    }
  }
  return false;
}
