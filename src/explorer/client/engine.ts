/** Talks to the `dagger listen` that the reader started. */

/** Where queries go. */
export interface Endpoint {
  /** From `parseAddress`. */
  url: string;
  /** The value of `DAGGER_SESSION_TOKEN`. */
  token: string;
}

/** A GraphQL request, as it's sent. */
export interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** A GraphQL response. */
export interface GraphQLResponse {
  data?: Record<string, unknown> | null;
  errors?: {message: string}[];
}

/** What became of a request. */
export type Outcome =
  | {kind: 'response'; response: GraphQLResponse}
  /** Nothing answers at the address. */
  | {kind: 'unreachable'}
  /** Something answers, but without the headers that let a page of another origin read it. */
  | {kind: 'cors'}
  /** The reader, or a policy of the browser, denies the site access to this machine. */
  | {kind: 'denied'}
  /** The token is wrong. */
  | {kind: 'unauthorized'}
  /** Something answers, but not with GraphQL. */
  | {kind: 'foreign'; status: number}
  /** The reader stopped the request. */
  | {kind: 'stopped'};

/** Sends a request, and never throws. */
export async function send(endpoint: Endpoint, request: GraphQLRequest, signal: AbortSignal): Promise<Outcome> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(endpoint.url, {
      method: 'POST',
      mode: 'cors',
      // The header below is all that identifies the reader; without this, a 401 could open the browser's own dialog.
      credentials: 'omit',
      cache: 'no-store',
      headers: {'content-type': 'application/json', authorization: basicAuthorization(endpoint.token)},
      body: JSON.stringify(request),
      signal,
    });
    text = await answer.text();
  } catch {
    return signal.aborted ? {kind: 'stopped'} : {kind: await explainFailure(endpoint.url)};
  }
  return classify(answer.status, text);
}

/** The token is the user name, and the password is empty. */
export function basicAuthorization(token: string): string {
  const bytes = new TextEncoder().encode(`${token}:`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * What an answer that could be read means. The engine sends GraphQL errors with status 200 or 422.
 *
 * @param status of the HTTP response
 * @param text its body
 */
export function classify(status: number, text: string): Outcome {
  if (status === 401) return {kind: 'unauthorized'};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return {kind: 'foreign', status};
  }
  return isResponse(body) ? {kind: 'response', response: body} : {kind: 'foreign', status};
}

function isResponse(body: unknown): body is GraphQLResponse {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
}

/**
 * `fetch` fails with one and the same error if nothing answers and if the answer may not be read. A request whose answer
 * nobody wants to read succeeds in the second case.
 */
async function explainFailure(url: string): Promise<'unreachable' | 'cors' | 'denied'> {
  if (await isDenied()) return 'denied';
  try {
    await fetch(url, {mode: 'no-cors', credentials: 'omit', cache: 'no-store'});
    return 'cors';
  } catch {
    return 'unreachable';
  }
}

/** Chromium asks the reader before a public site may connect to this machine; its name for that has changed. */
async function isDenied(): Promise<boolean> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      const {state} = await navigator.permissions.query({name: name as PermissionName});
      if (state === 'denied') return true;
    } catch {
      // The browser doesn't know the name.
    }
  }
  return false;
}
