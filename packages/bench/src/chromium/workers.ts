import type {CDPSession} from '@playwright/test';

interface Message {
  method?: string;
  params?: unknown;
}

/**
 * Throttles the network of a page's workers, which have their own, and reports its events.
 *
 * @param conditions parameters of `Network.emulateNetworkConditions`
 * @param onEvent receives each event's name and parameters
 */
export async function followWorkers(
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
    const {method, params} = JSON.parse(message) as Message;
    if (method !== undefined) onEvent(method, params);
  });
  await session.send('Target.setAutoAttach', {autoAttach: true, waitForDebuggerOnStart: true, flatten: false});
}
