import { inTime } from '../../browser/entryServices';
import type { OAuthProvider } from '../../domain/enums';
import type { SocialButtons } from './FirstScreenView';
import { fetchSocialButtons } from './paintScreen';

/** The code, once it is loaded, for all widgets of the page. */
let code: Awaited<ReturnType<typeof fetchSocialButtons>> | undefined;

/** Fetches the code, and the logos, without which the buttons work too. */
async function fetchFor(providers: readonly OAuthProvider[]): Promise<void> {
  const { loadMark } = (code ??= await fetchSocialButtons());
  await Promise.allSettled(providers.map(async (provider) => loadMark(provider)));
}

/**
 * The social buttons of one first screen, whose code and logos are chunks.
 * @param changed called when there is more to draw
 */
export function createSocialButtons(changed: () => void) {
  let providers: readonly OAuthProvider[] = [];
  let pending: Promise<void> | null = null;
  let isStopped = false;

  const end = () => {
    pending = null;
    if (!isStopped) changed();
  };

  return {
    /** Null while they are fetched, or when that failed: the app draws the buttons then. */
    current: (): SocialButtons | null =>
      code && !pending && providers.length > 0 ? { View: code.View, marks: code.marksOf(providers) } : null,
    isReady: (): boolean => !pending,
    /** Resolves when they can be drawn or could not be fetched. */
    settled: (): Promise<void> => pending ?? Promise.resolve(),
    request(requested: readonly OAuthProvider[]): void {
      if (requested.join() === providers.join()) return;
      providers = requested;
      pending = inTime(fetchFor(requested)).then(end, end);
    },
    /** Draws their place instead. */
    hide(): void {
      providers = [];
    },
    stop(): void {
      isStopped = true;
    },
  };
}
