/**
 * Ends the current task: the browser handles input and draws before what follows. Unlike a timer, a message is not throttled; jsdom has
 * timers only.
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
