import { inTime, withTimeout } from '../../browser/time/withTimeout';
import { MESSAGES_TIMEOUT_MS } from '../../domain/constants';
import type { OAuthProvider } from '../../domain/enums';
import type { SocialButtons } from '../paint/FirstScreenView';
import { fetchSocialButtons } from '../paint/paintScreen';

/** The code, once it is loaded, for all widgets of the page. */
let code: Awaited<ReturnType<typeof fetchSocialButtons>> | undefined;

/**
 * The social buttons of one first screen, whose code and logos are chunks. Without their logos in time the buttons are drawn without them.
 * @param changed called when there is something else to draw
 * @param failed called when the code could not be fetched
 */
export function createSocialButtons(changed: () => void, failed: (thrown: unknown) => void) {
  let providers: readonly OAuthProvider[] = [];
  let pending: Promise<void> | null = null;
  let isFailed = false;
  let isStopped = false;

  async function fetchFor(requested: readonly OAuthProvider[]): Promise<void> {
    const { loadMark } = (code ??= await inTime(fetchSocialButtons()));
    const marks = requested.map(async (provider) => {
      await loadMark(provider);
      if (!pending && !isStopped) changed();
    });
    await withTimeout(Promise.allSettled(marks), MESSAGES_TIMEOUT_MS).catch(() => undefined);
  }

  function fetch(): void {
    isFailed = false;
    const fetched: Promise<void> = fetchFor(providers)
      .catch((thrown: unknown) => {
        if (pending !== fetched || isStopped) return;
        isFailed = true;
        failed(thrown);
      })
      .then(() => {
        if (pending !== fetched) return;
        pending = null;
        if (!isStopped) changed();
      });
    pending = fetched;
  }

  return {
    /** Null while they are fetched, or when that failed. */
    current: (): SocialButtons | null =>
      code && !pending && providers.length > 0 ? { View: code.View, marks: code.marksOf(providers) } : null,
    isReady: (): boolean => !pending,
    isFailed: (): boolean => isFailed,
    /** Resolves when they can be drawn. Rejects when they could not be fetched. */
    async settled(): Promise<void> {
      await pending;
      if (isFailed) throw new Error('no social buttons');
    },
    request(requested: readonly OAuthProvider[]): void {
      if (requested.join() === providers.join()) return;
      providers = requested;
      fetch();
    },
    /** Fetches them again, after a failure. */
    retry(): void {
      if (!isFailed) return;
      fetch();
      changed();
    },
    /** Draws their place instead. */
    hide(): void {
      providers = [];
      isFailed = false;
    },
    stop(): void {
      isStopped = true;
    },
  };
}
