import { inTime, withTimeout } from '../../browser/time/withTimeout';
import { MESSAGES_TIMEOUT_MS } from '../../domain/constants';
import type { OAuthProvider } from '../../domain/enums';
import type { SocialButtons as Drawn } from '../paint/FirstScreenView';
import { fetchSocialButtons } from '../paint/paintScreen';

/** The code, once it is loaded, for all widgets of the page. */
let code: Awaited<ReturnType<typeof fetchSocialButtons>> | undefined;

/**
 * The social buttons of one first screen, whose code and logos are chunks. Without their logos in time the buttons are drawn without them.
 * `changed` is called when there is something else to draw, `failed` when the code could not be fetched.
 */
export class SocialButtons {
  #providers: readonly OAuthProvider[] = [];
  #pending: Promise<void> | null = null;
  #isFailed = false;
  #isStopped = false;
  readonly #changed: () => void;
  readonly #failed: (thrown: unknown) => void;

  constructor(changed: () => void, failed: (thrown: unknown) => void) {
    this.#changed = changed;
    this.#failed = failed;
  }

  /** Null while they are fetched, or when that failed. */
  current(): Drawn | null {
    if (!code || this.#pending || this.#providers.length === 0) return null;
    return { View: code.View, marks: code.marksOf(this.#providers) };
  }

  isReady(): boolean {
    return !this.#pending;
  }

  isFailed(): boolean {
    return this.#isFailed;
  }

  /** Resolves when they can be drawn. Rejects when they could not be fetched. */
  async settled(): Promise<void> {
    await this.#pending;
    if (this.#isFailed) throw new Error('no social buttons');
  }

  request(requested: readonly OAuthProvider[]): void {
    if (requested.join() === this.#providers.join()) return;
    this.#providers = requested;
    this.#fetch();
  }

  /** Fetches them again, after a failure. */
  retry(): void {
    if (!this.#isFailed) return;
    this.#fetch();
    this.#changed();
  }

  /** Draws their place instead. */
  hide(): void {
    this.#providers = [];
    this.#isFailed = false;
  }

  stop(): void {
    this.#isStopped = true;
  }

  #fetch(): void {
    this.#isFailed = false;
    const fetched: Promise<void> = this.#fetchCode()
      .catch((thrown: unknown) => {
        if (this.#pending !== fetched || this.#isStopped) return;
        this.#isFailed = true;
        this.#failed(thrown);
      })
      .then(() => {
        if (this.#pending !== fetched) return;
        this.#pending = null;
        if (!this.#isStopped) this.#changed();
      });
    this.#pending = fetched;
  }

  async #fetchCode(): Promise<void> {
    const requested = this.#providers;
    const { loadMark } = (code ??= await inTime(fetchSocialButtons()));
    const marks = requested.map(async (provider) => {
      await loadMark(provider);
      if (!this.#pending && !this.#isStopped) this.#changed();
    });
    await withTimeout(Promise.allSettled(marks), MESSAGES_TIMEOUT_MS).catch(() => undefined);
  }
}
