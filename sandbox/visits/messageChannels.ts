import { MessageChannel } from 'node:worker_threads';

/** Adds MessageChannel to jsdom, for the widget and React. Returns a function that closes all channels and removes it. */
export function installMessageChannel(): () => void {
  const page = globalThis as { MessageChannel?: unknown };
  if (page.MessageChannel !== undefined) return () => undefined;
  const open: MessageChannel[] = [];
  page.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      // An open channel keeps the test runner from ending.
      open.push(this);
    }
  };
  return () => {
    for (const { port1 } of open) port1.close();
    delete page.MessageChannel;
  };
}
