import type { BrowserContext, Frame, Page } from '@playwright/test';

interface Stub {
  /** Requests of the page, and how each was ended. */
  requests: string[];
  most: number;
  give(code: string): void;
  refuse(): void;
}
type Stubbed = Window & { webOTP: Stub };

/** Answers requests for codes in the place of the browser, which has no text messages on a desktop. */
export const withMessages = (context: BrowserContext) =>
  context.addInitScript(() => {
    const native = navigator.credentials.get.bind(navigator.credentials);
    let pending = 0;
    const stub: Stub = { requests: [], most: 0, give: () => undefined, refuse: () => undefined };
    (window as unknown as Stubbed).webOTP = stub;
    navigator.credentials.get = (options) => {
      if (!options || !('otp' in options)) return native(options);
      const at = stub.requests.push('open') - 1;
      pending += 1;
      stub.most = Math.max(stub.most, pending);
      return new Promise((resolve, reject) => {
        const end = (how: string) => {
          if (stub.requests[at] !== 'open') return;
          pending -= 1;
          stub.requests[at] = how;
        };
        stub.give = (code) => {
          end('given');
          resolve({ id: '', type: 'otp', code } as unknown as Credential);
        };
        stub.refuse = () => {
          end('refused');
          reject(new DOMException('Refused.', 'AbortError'));
        };
        options.signal?.addEventListener('abort', () => {
          end('aborted');
          reject(options.signal?.reason as Error);
        });
      });
    };
  });

/** How each request of the page has ended, in order. */
export const requestsOf = (page: Page | Frame) =>
  page.evaluate(() => (window as unknown as Stubbed).webOTP.requests);

/** The most requests that were pending at the same time. */
export const mostAtOnce = (page: Page | Frame) =>
  page.evaluate(() => (window as unknown as Stubbed).webOTP.most);

export const refuseCode = (page: Page | Frame) =>
  page.evaluate(() => (window as unknown as Stubbed).webOTP.refuse());

/** The visitor lets the page read a message. As browsers do, takes the code from the line that names the page's host. */
export async function giveCode(page: Page | Frame, message: string): Promise<void> {
  const { hostname } = new URL(page.url());
  const code = message.split('\n').at(-1)?.split(`@${hostname} #`)[1];
  if (!code) throw new Error(`The message does not end with a code for ${hostname}.`);
  await page.evaluate((given) => (window as unknown as Stubbed).webOTP.give(given), code);
}
