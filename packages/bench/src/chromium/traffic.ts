import type {CDPSession} from '@playwright/test';

/** The fields of protocol events used here, which pages and workers share. */
interface Events {
  'Network.requestWillBeSent': {requestId: string; request: {url: string; initialPriority: string}; type?: string};
  'Network.responseReceived': {requestId: string; response: {mimeType: string}};
  'Network.loadingFinished': {requestId: string; encodedDataLength: number};
  'Network.loadingFailed': {requestId: string};
}

export const kinds = ['html', 'css', 'js', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

export interface Download {
  url: string;
  kind: Kind;
  /** Preloaded for a page that the reader may open next. */
  prefetch: boolean;
  /** Bytes on the wire, including headers; 0 until the request has finished, and for cache hits. */
  bytes: number;
}

/** A page's downloads, and whether any are still in progress. */
export interface Traffic {
  downloads: () => Download[];
  /** Resolves after `calm` ms without network activity, or after `limit` ms. */
  quiet: (calm?: number, limit?: number) => Promise<void>;
}

/**
 * Records the requests of a page and its workers from now on.
 *
 * @param conditions network conditions for the workers
 */
export async function watchTraffic(session: CDPSession, conditions: object): Promise<Traffic> {
  const downloads = new Map<string, Download>();
  const pending = new Set<string>();
  let lastChange = performance.now();
  const touch = (): void => void (lastChange = performance.now());

  const handlers = {
    'Network.requestWillBeSent': ({requestId, request, type}: Events['Network.requestWillBeSent']) => {
      if (request.url.startsWith('data:')) return;
      // Prefetch links added by a script have the lowest priority, but no resource type.
      const prefetch = type === 'Prefetch' || (type === 'Other' && request.initialPriority === 'VeryLow');
      downloads.set(requestId, {url: request.url, kind: 'other', prefetch, bytes: 0});
      pending.add(requestId);
      touch();
    },
    'Network.responseReceived': ({requestId, response}: Events['Network.responseReceived']) => {
      const download = downloads.get(requestId);
      if (download) download.kind = kindOf(response.mimeType);
      touch();
    },
    'Network.loadingFinished': ({requestId, encodedDataLength}: Events['Network.loadingFinished']) => {
      const download = downloads.get(requestId);
      if (download) download.bytes = encodedDataLength;
      pending.delete(requestId);
      touch();
    },
    'Network.loadingFailed': ({requestId}: Events['Network.loadingFailed']) => {
      pending.delete(requestId);
      touch();
    },
  };
  const handle = (method: string, params: unknown): void => {
    if (method in handlers) handlers[method as keyof typeof handlers](params as never);
  };
  session.on('event', ({method, params}) => handle(method, params));
  await followWorkers(session, conditions, handle);
  await session.send('Network.enable');

  return {
    downloads: () => [...downloads.values()],
    async quiet(calm = 1500, limit = 30_000) {
      touch();
      const end = performance.now() + limit;
      while (performance.now() < end && (pending.size > 0 || performance.now() - lastChange < calm))
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/**
 * Throttles the network of a page's workers, which have their own, and reports its events.
 *
 * @param conditions parameters of `Network.emulateNetworkConditions`
 * @param onEvent receives each event's name and parameters
 */
async function followWorkers(
  session: CDPSession,
  conditions: object,
  onEvent: (method: string, params: unknown) => void,
): Promise<void> {
  let id = 0;
  session.on('Target.attachedToTarget', ({sessionId}) => {
    const send = (method: string, params: object = {}): void => {
      const message = JSON.stringify({id: (id += 1), method, params});
      // The worker may have ended already.
      session.send('Target.sendMessageToTarget', {sessionId, message}).catch(() => undefined);
    };
    send('Network.enable');
    send('Network.emulateNetworkConditions', conditions);
    send('Runtime.runIfWaitingForDebugger');
  });
  session.on('Target.receivedMessageFromTarget', ({message}) => {
    const {method, params} = JSON.parse(message) as {method?: string; params?: unknown};
    if (method !== undefined) onEvent(method, params);
  });
  await session.send('Target.setAutoAttach', {autoAttach: true, waitForDebuggerOnStart: true, flatten: false});
}

function kindOf(mime: string): Kind {
  if (mime === 'text/html') return 'html';
  if (mime === 'text/css') return 'css';
  if (mime.includes('javascript')) return 'js';
  if (/^font\/|woff/.test(mime)) return 'font';
  return mime.startsWith('image/') ? 'image' : 'other';
}
