import type { PageServices } from '../browser/pageServices';
import type { ResolvedConfig } from '../domain/config/config';
import { isCountryCode, type CountryCode } from '../domain/phones/countries';
import { UNREACHABLE } from '../domain/errors/errors';
import type { ScreenName } from '../domain/screens';
import type { ResolvedTheme } from '../domain/theme/theme';
import { walletButtons } from '../screens/crypto/buttons';
import type { MainButtons } from '../screens/flow';
import { INITIAL_MAIN_STATE, type MainState, type Submission } from '../screens/main/state';
import { passkeyButtons } from '../screens/passkeys/buttons';
import type { Texts } from '../ui/text/strings';
import type { StyleCache } from '../ui/styling/styleCache';
import type { ShownLanguage } from './language';
import { paintedWording } from './paintedWording';
import { createPainter, paintScreen } from './paintScreen';

const BUTTONS: readonly MainButtons<PageServices>[] = [passkeyButtons, walletButtons];

/** The visitor's input before React was loaded. */
export interface HandedOver {
  /** Null for a widget that does not begin with Main. */
  main: MainState | null;
  /** The number of buttons of other flows on Main; null while the browser is asked. */
  places: Record<string, number | null>;
  /** A submit that is not sent yet. */
  submission: Submission | null;
}

interface FirstScreenParts {
  mountPoint: HTMLElement;
  styleCache: StyleCache;
  idSuffix: string;
  page: PageServices;
  /** The arguments of the last mount call. */
  setup: () => { config: ResolvedConfig; theme: ResolvedTheme; strings: Texts };
  language: () => ShownLanguage;
  startingScreen: ScreenName;
  /** Main will be replaced by another screen at once, so it is not drawn. */
  isMainHeldBack: boolean;
  /** Fetches the rest of the widget again. */
  fetchRest: () => void;
  /** The input on an earlier first screen that this one replaces. */
  before?: HandedOver;
}

/** Draws Main, or a spinner for other screens, and records the visitor's input until React takes over. */
export function createFirstScreen(parts: FirstScreenParts) {
  const { mountPoint, styleCache, idSuffix, page, setup, language, startingScreen, fetchRest } = parts;
  const painter = createPainter(mountPoint);
  const ended = new AbortController();
  const begun: HandedOver = parts.before ?? {
    main:
      startingScreen === 'Main' && !parts.isMainHeldBack
        ? { ...INITIAL_MAIN_STATE, email: page.storage.typedEmail.read() }
        : null,
    places: {},
    submission: null,
  };
  let { main, places, submission } = begun;
  let failed = false;

  function draw(): void {
    const { tag, pack } = language();
    paintScreen(
      painter,
      styleCache,
      {
        ...setup(),
        wording: paintedWording(),
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

  /** Records a value without drawing, because the field already shows it. */
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

  /** The default one is no choice of the visitor: another mount may change it. */
  const shownCountry = () => main?.phone.country ?? setup().config.otpOptions.defaultCountry;

  /** Password managers may fire only one of the two events. */
  function heard({ target }: Event): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { name, value } = target;
    if (name === 'email') handlers.onEmail(value);
    if (name === 'phone') handlers.onPhone(value);
    if (name === 'country' && isCountryCode(value) && value !== shownCountry()) handlers.onCountry(value);
  }
  for (const event of ['input', 'change']) {
    mountPoint.addEventListener(event, heard, { signal: ended.signal });
  }

  /**
   * Main is invisible until the buttons of a flow are counted, or the time limit has passed; later answers
   * are ignored.
   */
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
    /** The host has mounted again with other arguments. */
    replace(): void {
      askForButtons();
      draw();
    },
    /**
     * Shows an error with a retry when the app or the core could not be fetched or attached. Keeps the
     * visitor's input.
     */
    fail(): void {
      failed = true;
      keep({ status: 'idle' });
      draw();
    },
    /** The input so far, with the fields' values, because autofill may fire no event at all. */
    input(): HandedOver {
      for (const name of ['email', 'phone', 'country']) {
        const field = mountPoint.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (field) heard({ target: field } as unknown as Event);
      }
      return { main, places, submission };
    },
    /** Ends the recording: React has taken over, or the widget is gone. */
    end(): void {
      ended.abort();
      painter.release();
    },
  };
}
