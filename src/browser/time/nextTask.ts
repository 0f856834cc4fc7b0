/**
 * Resolves in a new task, so that the browser can handle input and draw first. Messages are not throttled as timers
 * are. jsdom has no MessageChannel, so a timer is used there.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    if (!('MessageChannel' in globalThis)) return void setTimeout(resolve);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
