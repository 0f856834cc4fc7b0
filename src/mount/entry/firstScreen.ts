import type { EntryServices } from '../../browser/services/services.entry';
import { withTimeout } from '../../browser/time/withTimeout';
import type { ResolvedConfig } from '../../domain/config/config';
import { hasSocialButtons } from '../../domain/config/productBlocks';
import { FLOW_BESIDE_TIMEOUT_MS } from '../../domain/constants';
import { isCountryCode, type CountryCode } from '../../domain/phones/countries';
import type { OAuthProvider } from '../../domain/enums';
import { CHUNK_NOT_LOADED } from '../../domain/errors/errors';
import type { ScreenName } from '../../domain/screens';
import type { ResolvedTheme } from '../../domain/theme/theme';
import type { MainButtons } from '../../screens/flows/flow';
import type { MainState, Submission } from '../../screens/main/state';
import { BROWSER_BUTTONS } from '../paint/mainButtons';
import type { Messages } from '../../ui/text/messages';
import type { StyleCache } from '../../ui/styling/styleCache';
import { fieldsOf, firstInput, hasChanged } from './firstInput';
import type { ShownLanguage } from './language';
import { paintedFormatter, paintedStrings } from './paintedFormatter';
import { createPainter, paintScreen } from '../paint/paintScreen';
import type { App } from './loadApp';
import { createSocialButtons } from './socialButtons';

/** The visitor's input before hydration. */
export interface VisitorInput {
  /** Null for a widget that does not begin with Main. */
  main: MainState | null;
  /** By flow, the number of buttons on Main; null while it is being determined. */
  buttons: Record<string, number | null>;
  /** A submitted form that is not sent yet. */
  submission: Submission | null;
  /** A chosen social provider. */
  leavingFor: OAuthProvider | null;
  /** Flows whose buttons are drawn. */
  ready: string[];
}

interface FirstScreenParts {
  mountPoint: HTMLElement;
  /** The first screen as a server has rendered it, in which the visitor may have typed. */
  rendered?: ParentNode;
  /** Whether the visitor has pressed a button there. */
  isPressed: boolean;
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
  /** Called when more of the first screen can be drawn, and when a part of it could not be fetched. */
  redraw: () => void;
  partFailed: (thrown: unknown) => void;
  /** Input on the earlier first screen that this one replaces. */
  input?: VisitorInput;
}

/** Draws Main, or a spinner for other screens, and keeps the visitor's input until React has hydrated. */
export function createFirstScreen(parts: FirstScreenParts) {
  const { mountPoint, rendered, page, setup, language, fetchRest } = parts;
  const painter = createPainter(mountPoint);
  const ended = new AbortController();
  const initial: VisitorInput = parts.input ?? {
    main: parts.startingScreen === 'Main' && !parts.isMainSkipped ? firstInput(parts, setup().config) : null,
    buttons: {},
    submission: null,
    leavingFor: null,
    ready: [],
  };
  let { main, buttons, submission, leavingFor } = initial;
  let failed = false;
  const social = createSocialButtons(parts.redraw, parts.partFailed);

  function draw(): void {
    const { tag, localeMessages } = language();
    paintScreen(
      painter,
      {
        ...parts,
        ...setup(),
        strings: paintedStrings(setup().strings),
        formatter: paintedFormatter(),
        localeMessages,
        locale: tag,
        main,
        leavingFor,
        buttons,
        social: social.current(),
        missing: social.isFailed() ? ['oauth'] : [],
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
    social.retry();
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
    onProvider(provider: OAuthProvider) {
      leavingFor = provider;
      if (failed) retry();
      else change({});
    },
    onRetry: retry,
    onRetryParts: () => social.retry(),
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

  ended.signal.addEventListener(
    'abort',
    page.storage.lastUsed.onClear(() => {
      keep({ lastUsed: null });
      parts.redraw();
    }),
  );

  // Password managers may dispatch only one of the two events.
  for (const event of ['input', 'change'])
    mountPoint.addEventListener(event, ({ target }) => keepValue(target), { signal: ended.signal });
  // A field without text does not replace an address that was typed before a reload.
  for (const field of rendered ? fieldsOf(rendered) : []) if (hasChanged(field)) keepValue(field);

  /**
   * A painted Main is invisible until the buttons are counted or the time limit has passed; a server's Main has the usual number
   * meanwhile. Later counts are ignored.
   */
  function countButtons({ name, isNeeded, count, usual, limitMs }: MainButtons<EntryServices>): void {
    const counted = isNeeded(setup(), page) ? count(setup().config, page) : 0;
    const setCount = (known: number | null) => {
      buttons = { ...buttons, [name]: known };
    };
    if (typeof counted === 'number') return setCount(counted);
    setCount(rendered ? usual : null);
    let isCounted = false;
    const onCount = (known: number) => {
      if (isCounted || ended.signal.aborted) return;
      isCounted = true;
      setCount(known);
      parts.redraw();
    };
    const timer = setTimeout(onCount, limitMs, 1);
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
    void counted.then(onCount);
  }

  function fetchParts(): void {
    if (!main) return;
    const { config } = setup();
    BROWSER_BUTTONS.forEach(countButtons);
    if (hasSocialButtons(config)) {
      social.request(config.oauthOptions.providers.map(({ type }) => type));
    }
  }

  return {
    draw,
    /** Determines what Main shows beside the form, and fetches its code. */
    fetchParts,
    /** Applies the arguments of another mount. */
    replace(): void {
      fetchParts();
      draw();
    },
    /** Whether all that a server's Main shows can be drawn here too. */
    isReady: (): boolean => !rendered || social.isReady(),
    /** Whether Main marks the way that signed in last, which a server does not know. */
    hasMark: (): boolean => Boolean(main?.lastUsed),
    /** Whether the visitor has typed, chosen or submitted something. */
    isStarted(): boolean {
      const { email, phone } = setup().config.prefill;
      const hasTyped = main !== null && (main.email !== email || main.phone.text !== phone);
      return submission !== null || leavingFor !== null || hasTyped;
    },
    /**
     * Fetches the flow of the social buttons, if they are drawn, because React must draw them too. Without it in time the app draws
     * their place and fetches it again: the form does not wait.
     */
    async fetchBeside({ loadFlow }: App): Promise<void> {
      const fetched = social.settled().then(() => social.current() && loadFlow('oauth'));
      await withTimeout(fetched, FLOW_BESIDE_TIMEOUT_MS).catch(() => {
        if (ended.signal.aborted) return;
        social.hide();
        leavingFor = null;
        parts.redraw();
      });
    },
    /** Shows an error with a retry button. Keeps the visitor's input. */
    fail(): void {
      failed = true;
      leavingFor = null;
      keep({ status: 'idle' });
      draw();
    },
    /** The visitor's input. It reads the fields, because autofill may dispatch no event. */
    input(): VisitorInput {
      fieldsOf(mountPoint).forEach(keepValue);
      return { main, buttons, submission, leavingFor, ready: social.current() ? ['oauth'] : [] };
    },
    /** Called after the hydration and when the widget is unmounted. */
    end(): void {
      ended.abort();
      social.stop();
      painter.release();
    },
  };
}
