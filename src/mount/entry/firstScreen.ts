import type { EntryServices } from '../../browser/entryServices';
import type { ResolvedConfig } from '../../domain/config/config';
import { isCountryCode, type CountryCode } from '../../domain/phones/countries';
import { CHUNK_NOT_LOADED } from '../../domain/errors/errors';
import type { ScreenName } from '../../domain/screens';
import type { ResolvedTheme } from '../../domain/theme/theme';
import { walletButtons } from '../../screens/crypto/buttons';
import type { MainButtons } from '../../screens/flow';
import { INITIAL_MAIN_STATE, type MainState, type Submission } from '../../screens/main/state';
import { passkeyButtons } from '../../screens/passkeys/buttons';
import type { Messages } from '../../ui/text/messages';
import type { StyleCache } from '../../ui/styling/styleCache';
import type { ShownLanguage } from './language';
import { paintedFormatter } from './paintedFormatter';
import { createPainter, paintScreen } from './paintScreen';

const BUTTONS: readonly MainButtons<EntryServices>[] = [passkeyButtons, walletButtons];

/** The visitor's input before hydration. */
export interface VisitorInput {
  /** Null for a widget that does not begin with Main. */
  main: MainState | null;
  /** By flow, the number of buttons on Main; null while it is being determined. */
  buttons: Record<string, number | null>;
  /** A submitted form that is not sent yet. */
  submission: Submission | null;
}

interface FirstScreenParts {
  mountPoint: HTMLElement;
  styleCache: StyleCache;
  idSuffix: string;
  page: EntryServices;
  /** The arguments of the last mount call. */
  setup: () => { config: ResolvedConfig; theme: ResolvedTheme; strings: Messages };
  language: () => ShownLanguage;
  startingScreen: ScreenName;
  /** Whether a spinner is drawn instead of Main, because the app shows another screen at once. */
  isMainSkipped: boolean;
  /** Fetches the app and the core again. */
  fetchRest: () => void;
  /** Input on the earlier first screen that this one replaces. */
  input?: VisitorInput;
}

/** Draws Main, or a spinner for other screens, and keeps the visitor's input until React has hydrated. */
export function createFirstScreen(parts: FirstScreenParts) {
  const { mountPoint, page, setup, language, fetchRest } = parts;
  const painter = createPainter(mountPoint);
  const ended = new AbortController();
  const initial: VisitorInput = parts.input ?? {
    main:
      parts.startingScreen === 'Main' && !parts.isMainSkipped
        ? { ...INITIAL_MAIN_STATE, email: page.storage.typedEmail.read() }
        : null,
    buttons: {},
    submission: null,
  };
  let { main, buttons, submission } = initial;
  let failed = false;

  function draw(): void {
    const { tag, localeMessages } = language();
    paintScreen(
      painter,
      {
        ...parts,
        ...setup(),
        formatter: paintedFormatter(),
        localeMessages,
        locale: tag,
        main,
        buttons,
        failed: failed ? CHUNK_NOT_LOADED : null,
      },
      handlers,
    );
  }

  /** Keeps a value without drawing, because the field already shows it. */
  function keep(changes: Partial<MainState>): void {
    if (main && !ended.signal.aborted) main = { ...main, ...changes };
  }

  function change(changes: Partial<MainState>): void {
    if (!main || ended.signal.aborted) return;
    keep(changes);
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

  /** The default country is not kept as the visitor's choice, because another mount may change it. */
  const shownCountry = () => main?.phone.country ?? setup().config.otpOptions.defaultCountry;

  function keepValue(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { name, value } = target;
    if (name === 'email') handlers.onEmail(value);
    if (name === 'phone') handlers.onPhone(value);
    if (name === 'country' && isCountryCode(value) && value !== shownCountry()) handlers.onCountry(value);
  }
  // Password managers may dispatch only one of the two events.
  for (const event of ['input', 'change']) {
    mountPoint.addEventListener(event, ({ target }) => keepValue(target), { signal: ended.signal });
  }

  /** Main is invisible until the buttons are counted or the time limit has passed. Later counts are ignored. */
  function countButtons({ name, isWanted, count, limitMs }: MainButtons<EntryServices>): void {
    const counted = isWanted(setup(), page) ? count(setup().config, page) : 0;
    const setCount = (known: number | null) => {
      buttons = { ...buttons, [name]: known };
    };
    if (typeof counted === 'number') return setCount(counted);
    setCount(null);
    const onCount = (known: number) => {
      if (buttons[name] !== null || ended.signal.aborted) return;
      setCount(known);
      draw();
    };
    const timer = setTimeout(onCount, limitMs, 1);
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
    void counted.then(onCount);
  }

  function countAllButtons(): void {
    if (main) BUTTONS.forEach(countButtons);
  }

  countAllButtons();

  return {
    draw,
    /** Applies the arguments of another mount. */
    replace(): void {
      countAllButtons();
      draw();
    },
    /** Shows an error with a retry button. Keeps the visitor's input. */
    fail(): void {
      failed = true;
      keep({ status: 'idle' });
      draw();
    },
    /** The visitor's input. It reads the fields, because autofill may dispatch no event. */
    input(): VisitorInput {
      for (const name of ['email', 'phone', 'country'])
        keepValue(mountPoint.querySelector(`[name="${name}"]`));
      return { main, buttons, submission };
    },
    /** Called after the hydration and when the widget is unmounted. */
    end(): void {
      ended.abort();
      painter.release();
    },
  };
}
