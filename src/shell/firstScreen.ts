import type { PageServices } from '../browser/pageServices';
import type { ResolvedConfig } from '../domain/config';
import { AUTOFILL_ANSWER_MS, WALLETS_ANSWER_MS } from '../domain/constants';
import { isCountryCode, type CountryCode } from '../domain/countries';
import { UNREACHABLE } from '../domain/errors';
import type { ScreenName } from '../domain/screens';
import type { Theme } from '../domain/theme';
import { walletLimit } from '../domain/wallets';
import { passkeyWay } from '../screens/main/passkeyWay';
import { INITIAL_MAIN_STATE, type MainState, type Submission } from '../screens/main/state';
import type { Texts } from '../ui/strings';
import type { StyleCache } from '../ui/styleCache';
import type { ShownLanguage } from './language';
import { createPainter, paintScreen } from './paintScreen';

/** What a visitor has done before React was here. */
export interface HandedOver {
  /** Null for a widget that begins with another screen than Main. */
  main: MainState | null;
  /** What the visitor has submitted; it is still to be sent. */
  submission: Submission | null;
}

interface FirstScreenParts {
  mountPoint: HTMLElement;
  styleCache: StyleCache;
  idSuffix: string;
  page: PageServices;
  /** What the host has asked for, as of its last mount call. */
  setup: () => { config: ResolvedConfig; theme: Theme; strings: Texts };
  language: () => ShownLanguage;
  startingScreen: ScreenName;
  /** Main is about to make way for another screen, so it is not drawn. */
  isMainHeldBack: boolean;
  /** Fetches the rest of the widget again. */
  fetchRest: () => void;
}

/** Shows Main, or a spinner for other screens, and keeps what a visitor does there until React goes on with it. */
export function createFirstScreen(parts: FirstScreenParts) {
  const { mountPoint, styleCache, idSuffix, page, setup, language, startingScreen, fetchRest } = parts;
  const painter = createPainter(mountPoint);
  const ended = new AbortController();
  let main: MainState | null =
    startingScreen === 'Main' && !parts.isMainHeldBack
      ? { ...INITIAL_MAIN_STATE, email: page.storage.typedEmail.read() }
      : null;
  let submission: Submission | null = null;
  let failed = false;

  function draw(): void {
    const { tag, pack } = language();
    paintScreen(
      painter,
      styleCache,
      {
        ...setup(),
        pack,
        locale: tag,
        idSuffix,
        startingScreen,
        main,
        failed: failed ? UNREACHABLE : null,
      },
      handlers,
    );
  }

  /** What is only kept, and seen in the field already, is not drawn. */
  function keep(known: Partial<MainState>): void {
    if (main && !ended.signal.aborted) main = { ...main, ...known };
  }

  function change(known: Partial<MainState>): void {
    if (!main || ended.signal.aborted) return;
    keep(known);
    draw();
  }

  function retry(): void {
    failed = false;
    if (submission) keep({ status: 'sending' });
    draw();
    fetchRest();
  }

  const handlers = {
    onTab: (tab: Submission['method']) => change({ tab }),
    onEmail: (email: string) => keep({ email }),
    onPhone: (text: string) => main && keep({ phone: { ...main.phone, text } }),
    onCountry(country: CountryCode) {
      if (main) change({ phone: { ...main.phone, country } });
    },
    onSubmit(submitted: Submission) {
      if (submission && !failed) return;
      submission = submitted;
      if (failed) retry();
      else change({ status: 'sending' });
    },
    onRetry: retry,
  };

  /** Fillers may tell of a value by only one of the two events. */
  function heard({ target }: Event): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { name, value } = target;
    if (name === 'email') handlers.onEmail(value);
    if (name === 'phone') handlers.onPhone(value);
    if (name === 'country' && isCountryCode(value) && value !== main?.phone.country)
      handlers.onCountry(value);
  }
  for (const event of ['input', 'change']) {
    mountPoint.addEventListener(event, heard, { signal: ended.signal });
  }

  /** The timer of a question to the browser. It stops when the first screen ends. */
  function unlessAnswered(ms: number, then: () => void): () => void {
    const timer = setTimeout(then, ms);
    const stop = () => clearTimeout(timer);
    ended.signal.addEventListener('abort', stop);
    return stop;
  }

  function askForPasskeys(): void {
    const way = passkeyWay(setup().config, page.webauthn);
    if (typeof way === 'string') return keep({ passkeys: way });
    keep({ passkeys: null });
    const offer = (passkeys: MainState['passkeys']) => {
      const isWanted = passkeyWay(setup().config, page.webauthn) !== 'none';
      if (isWanted && main?.passkeys === null) change({ passkeys });
    };
    const answered = unlessAnswered(AUTOFILL_ANSWER_MS, () => offer('button'));
    void way.then((passkeys) => {
      answered();
      offer(passkeys);
    });
  }

  /** How many buttons wallets need is known when they have announced themselves; nobody waits long for that. */
  function askForWallets(): void {
    const { config } = setup();
    if (!config.products.includes('crypto')) return;
    keep({ waitsForWallets: true });
    const answered = unlessAnswered(WALLETS_ANSWER_MS, () => change({ waitsForWallets: false }));
    void page.wallets().then((wallets) => {
      answered();
      wallets?.watch(() => undefined)();
      const shown = Math.min(wallets?.list().length ?? 0, walletLimit(providerCount(config)));
      change({ waitsForWallets: false, walletPlaces: shown + 1 });
    });
  }

  askForPasskeys();
  askForWallets();

  return {
    draw,
    /** The host has mounted again, with other arguments. */
    replace(): void {
      askForPasskeys();
      draw();
    },
    /** The rest could not be fetched: it says so, keeps what was typed and submitted, and offers to try again. */
    fail(): void {
      failed = true;
      keep({ status: 'idle' });
      draw();
    },
    /** Hears nothing more, and tells what the fields hold: a filler may have told of it by no event at all. */
    handOver(): HandedOver {
      for (const name of ['email', 'phone', 'country']) {
        const field = mountPoint.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (field) heard({ target: field } as unknown as Event);
      }
      this.end();
      return { main, submission };
    },
    end(): void {
      ended.abort();
      painter.release();
    },
  };
}

const providerCount = ({ products, oauthOptions }: ResolvedConfig): number =>
  products.includes('oauth') ? oauthOptions.providers.length : 0;
