import type { HttpAnswer } from '../../src/browser/requests/http';
import { simulateTime } from './simulatedTime';

// The parts of a page that the client listens to.
const page = Object.assign(new EventTarget(), {
  location: new URL('https://pricerx.example/'),
  performance,
  history: {},
  document: new EventTarget(),
});
Object.assign(globalThis, {
  window: page,
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  location: page.location,
});
const time = simulateTime();
const { answer, apiError, createFakeServices } = await import('../../tests/fakeServices');
const { confirmed, REFRESH, rememberSession, startClientOf } = await import('../../tests/sagas');

export { answer, apiError, confirmed };

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;

/**
 * Answers a refresh at this time. A rejected promise is a request without a network.
 * @param opened when the browser's page was opened
 */
export type Provider = (at: number, opened: number) => HttpAnswer | Promise<HttpAnswer>;

const random = (least: number, most: number) => least + Math.random() * (most - least);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Signed-in browsers with a page open in one tab each. Each runs the client as it is: store, sagas, storage, lock and HTTP layer.
 * Their time and the provider are simulated. There is one such group in a process.
 */
export class Browsers {
  /** The times of the refreshes, in ms. */
  readonly calls: number[] = [];
  #provider: Provider = (at) => confirmed(at);
  #running = new Set<{ stop(): void }>();

  constructor(readonly count: number) {}

  /** Answers from now on. */
  answerBy(provider: Provider): void {
    this.#provider = provider;
  }

  /** Opens the pages at random times of a period, and lets it pass. */
  async openWithin(ms: number): Promise<void> {
    for (let browser = 0; browser < this.count; browser += 1) setTimeout(() => this.#open(), random(0, ms));
    await this.pass(ms);
  }

  /** Reloads all pages at random times of a period, and lets it pass. */
  async reloadWithin(ms: number): Promise<void> {
    for (const client of this.#running)
      setTimeout(
        () => {
          client.stop();
          this.#running.delete(client);
          this.#open();
        },
        random(0, ms),
      );
    await this.pass(ms);
  }

  async pass(ms: number): Promise<void> {
    await time.passTo(time.now() + ms);
  }

  /** Closes all pages. */
  close(): void {
    this.#running.forEach((client) => client.stop());
  }

  get now(): number {
    return time.now();
  }

  #open(): void {
    const opened = time.now();
    const services = createFakeServices({
      provider: async ({ route, at }) => {
        if (route !== REFRESH) return answer(404, '');
        this.calls.push(at);
        services.calls.length = 0;
        await pause(random(50, 250));
        return this.#provider(time.now(), opened);
      },
    });
    rememberSession(services);
    this.#running.add(startClientOf(services));
  }
}
