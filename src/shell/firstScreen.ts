import type { PageServices } from '../browser/pageServices';
import type { ResolvedConfig } from '../domain/config';
import { isCountryCode, type CountryCode } from '../domain/countries';
import { UNREACHABLE } from '../domain/errors';
import type { ScreenName } from '../domain/screens';
import type { Theme } from '../domain/theme';
import { walletButtons } from '../screens/crypto/buttons';
import type { MainButtons } from '../screens/flow';
import { INITIAL_MAIN_STATE, type MainState, type Submission } from '../screens/main/state';
import { passkeyButtons } from '../screens/passkeys/buttons';
import type { Texts } from '../ui/strings';
import type { StyleCache } from '../ui/styleCache';
import type { ShownLanguage } from './language';
import { createPainter, paintScreen } from './paintScreen';

const BUTTONS: readonly MainButtons<PageServices>[] = [passkeyButtons, walletButtons];

/** What a visitor has done before React was here. */
export interface HandedOver {
  /** Null for a widget that begins with another screen than Main. */
  main: MainState | null;
  /** How many buttons other flows have on Main; null while the browser is asked. */
  places: Record<string, number | null>;
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
  let places: HandedOver['places'] = {};
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
        places,
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

  /** Main is invisible until the buttons of a flow are counted, or the limit has passed: a later answer changes nothing. */
  function ask({ name, isWanted, count, limitMs }: MainButtons<PageServices>): void {
    const answer = isWanted(setup(), page) ? count(setup().config, page) : 0;
    const keepPlace = (buttons: number | null) => {
      places = { ...places, [name]: buttons };
    };
    if (typeof answer === 'number') return keepPlace(answer);
    keepPlace(null);
    const counted = (buttons: number) => {
      if (places[name] !== null || ended.signal.aborted) return;
      keepPlace(buttons);
      draw();
    };
    const timer = setTimeout(counted, limitMs, 1);
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
    void answer.then(counted);
  }

  function askForButtons(): void {
    if (main) BUTTONS.forEach(ask);
  }

  askForButtons();

  return {
    draw,
    /** The host has mounted again, with other arguments. */
    replace(): void {
      askForButtons();
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
      return { main, places, submission };
    },
    end(): void {
      ended.abort();
      painter.release();
    },
  };
}
