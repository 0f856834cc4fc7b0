import type { EntryServices } from '../../browser/services/services.entry';
import { withTimeout } from '../../browser/time/withTimeout';
import { hasSocialButtons } from '../../domain/config/productBlocks';
import { FLOW_BESIDE_TIMEOUT_MS } from '../../domain/constants';
import { CHUNK_NOT_LOADED } from '../../domain/errors/errors';
import type { ScreenName } from '../../domain/screens';
import { emailChanged, markChanged, phoneChanged, sendingEnded } from '../../screens/main/reducer';
import { stayed } from '../../screens/oauth/reducer';
import type { WidgetSetup } from '../../store/widgets';
import type { StyleCache } from '../../ui/styling/styleCache';
import type { FirstScreenHandlers } from '../paint/FirstScreenView';
import { createPainter, paintScreen } from '../paint/paintScreen';
import { createButtonCounts } from './buttonCounts';
import { changedFields, watchFields } from './fields';
import type { ShownLanguage } from './language';
import type { App } from './loadApp';
import { paintedFormatter, paintedStrings } from './paintedFormatter';
import type { Phase } from './phase';
import { SocialButtons } from './socialButtons';
import { isSent, type Visitor, type VisitorAction } from './visitor';

interface FirstScreenParts {
  mountPoint: HTMLElement;
  /** The first screen as a server has rendered it, in which the visitor may have typed. */
  rendered?: ParentNode;
  styleCache: StyleCache;
  page: EntryServices;
  phase: Phase;
  visitor: Visitor;
  /** The arguments of the last mount call. */
  setup: () => WidgetSetup;
  language: () => ShownLanguage;
  /** The first screen of the widget: a spinner is drawn instead of one that is not Main. */
  startingScreen: ScreenName;
  /** False while a server's markup is shown as it is. */
  isPainted: () => boolean;
  /** Fetches the app and the core again. */
  fetchRest: () => void;
  /** Called when more of the first screen can be drawn, and when a part of it could not be fetched. */
  redraw: () => void;
  partFailed: (thrown: unknown) => void;
}

/** A field shows its own text: nothing is to be drawn. */
const isTyped = (action: VisitorAction): boolean => emailChanged.match(action) || phoneChanged.match(action);

/** Draws Main, or a spinner for other screens, and dispatches the visitor's input until React has hydrated. */
export class FirstScreen {
  readonly #parts: FirstScreenParts;
  readonly #ended = new AbortController();
  readonly #painter;
  readonly #social;
  readonly #counts;
  readonly #fields;
  readonly #handlers: FirstScreenHandlers;

  constructor(parts: FirstScreenParts) {
    const { mountPoint, rendered, page, visitor, redraw, setup } = parts;
    const { signal } = this.#ended;
    this.#parts = parts;
    this.#painter = createPainter(mountPoint);
    this.#social = new SocialButtons(redraw, parts.partFailed);
    this.#counts = createButtonCounts(page, rendered !== undefined, redraw, signal);
    const dispatch = (action: VisitorAction) => this.#dispatch(action);
    const defaultCountry = () => setup().config.otpOptions.defaultCountry;
    this.#fields = watchFields(mountPoint, visitor.main, defaultCountry, dispatch, signal);
    this.#handlers = {
      dispatch,
      onRetry: () => {
        visitor.submitAgain();
        this.#fetchAgain();
      },
      onRetryParts: () => this.#social.retry(),
    };
    // A field without text does not replace an address that was typed before a reload.
    for (const field of rendered ? changedFields(rendered) : []) this.#fields.read(field);
    const stopListening = page.storage.lastUsed.onClear(() => {
      visitor.dispatch(markChanged(null));
      redraw();
    });
    signal.addEventListener('abort', stopListening);
    this.fetchParts();
  }

  draw(): void {
    const { setup, language, visitor, phase, styleCache, startingScreen } = this.#parts;
    const { config, theme, idSuffix, strings } = setup();
    const { tag, localeMessages } = language();
    const screen = {
      config,
      theme,
      idSuffix,
      styleCache,
      startingScreen,
      strings: paintedStrings(strings),
      formatter: paintedFormatter(),
      localeMessages,
      locale: tag,
      main: visitor.main(),
      leavingFor: visitor.oauth().leavingFor,
      buttons: this.#counts.current(),
      social: this.#social.current(),
      missing: this.#social.isFailed() ? (['oauth'] as const) : [],
      failed: phase.is('failed') ? CHUNK_NOT_LOADED : null,
    };
    paintScreen(this.#painter, screen, this.#handlers);
  }

  /** Determines what Main shows beside the form, and fetches its code. */
  fetchParts(): void {
    const { visitor, setup } = this.#parts;
    if (!visitor.first) return;
    const { config } = setup();
    this.#counts.count({ config });
    if (hasSocialButtons(config)) this.#social.request(config.oauthOptions.providers.map(({ type }) => type));
  }

  /** Whether all that a server's Main shows can be drawn here too. */
  isReady(): boolean {
    return !this.#parts.rendered || this.#social.isReady();
  }

  /**
   * Fetches the flow of the social buttons, if they are drawn, because React must draw them too. Without it in time the app draws
   * their place and fetches it again: the form does not wait.
   */
  async fetchBeside({ loadFlow }: App): Promise<void> {
    const social = this.#social;
    const fetched = social.settled().then(() => social.current() && loadFlow('oauth'));
    await withTimeout(fetched, FLOW_BESIDE_TIMEOUT_MS).catch(() => {
      if (this.#ended.signal.aborted) return;
      social.hide();
      this.#parts.visitor.dispatch(stayed());
      this.#parts.redraw();
    });
  }

  /** Shows an error with a retry button. Keeps the visitor's input. */
  fail(): void {
    const { visitor } = this.#parts;
    visitor.dispatch(stayed());
    visitor.dispatch(sendingEnded());
    this.draw();
  }

  /** What else is drawn. Reads the fields first, because autofill may dispatch no event. */
  drawn() {
    this.#fields.readAll();
    return { buttons: this.#counts.current(), ready: this.#social.current() ? ['oauth'] : [] };
  }

  /** Called after the hydration and when the widget is unmounted. */
  end(): void {
    this.#ended.abort();
    this.#social.stop();
    this.#painter.release();
  }

  #dispatch(action: VisitorAction): void {
    const { visitor, phase, isPainted } = this.#parts;
    if (this.#ended.signal.aborted) return;
    visitor.dispatch(action);
    if (isSent(action) && phase.is('failed')) this.#fetchAgain();
    else if (!isTyped(action) && isPainted()) this.draw();
  }

  #fetchAgain(): void {
    this.#parts.fetchRest();
    this.draw();
    this.#social.retry();
  }
}
