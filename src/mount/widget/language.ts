import type { EntryServices } from '../../browser/services/services.entry';
import { MESSAGES_TIMEOUT_MS } from '../../domain/constants';
import { chooseLocale, LANGUAGES, resolveLocale, type ResolvedLocale } from '../../domain/text/locales';
import {
  keepMessageParser,
  loadedMessageParser,
  loadedLocaleMessages,
  loadMessageParser,
  loadLocaleMessages,
  type MessageParser,
} from '../../ui/text/localeMessages';
import type { Messages } from '../../ui/text/messages';
import type { MountArgs } from './mountArgs';
import { needsMessageParser } from './paintedFormatter';

export interface ShownLanguage {
  /** BCP 47 tag; undefined when the host's texts may be in any language. */
  tag?: string;
  /** The texts; undefined until a language is loaded. */
  localeMessages?: Messages;
}

/** What a mount asks for. */
interface LanguageRequest {
  locale: ResolvedLocale;
  /** Whether the host's texts need the message parser. */
  needsParser: boolean;
}

const loadedTexts = ({ locale }: LanguageRequest) => loadedLocaleMessages(locale.language, locale.tag);

const loaded = (request: LanguageRequest): Messages | undefined =>
  request.needsParser && !loadedMessageParser() ? undefined : loadedTexts(request);

function requestOf({ locale, strings }: MountArgs): LanguageRequest {
  const hasStrings = Object.keys(strings ?? {}).length > 0;
  return {
    locale:
      locale === 'auto'
        ? chooseLocale(document.documentElement.lang, navigator.languages, hasStrings)
        : resolveLocale(locale, hasStrings),
    needsParser: needsMessageParser(strings),
  };
}

/**
 * The language of one widget, and the message parser if the host's texts need it: one request for both. Until both are loaded, the
 * previous language stays. A first language that is not loaded within `MESSAGES_TIMEOUT_MS` is replaced by English; a parser that is
 * not, by the widget's own texts.
 */
export class Language {
  readonly #page: Pick<EntryServices, 'warnDeveloper' | 'log'>;
  readonly #changed: () => void;
  readonly #failed: (thrown: unknown) => void;
  #request!: LanguageRequest;
  #shown: ShownLanguage = {};
  /** The request whose parts are fetched. */
  #fetched: LanguageRequest | null = null;
  /** Whether the time limit has passed: loaded texts are shown without the message parser. */
  #isLate = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param changed called when another language must be drawn
   * @param failed called when texts could not be fetched; one more request follows
   */
  constructor(
    page: Pick<EntryServices, 'warnDeveloper' | 'log'>,
    args: MountArgs,
    changed: () => void,
    failed: (thrown: unknown) => void,
  ) {
    this.#page = page;
    this.#changed = changed;
    this.#failed = failed;
    this.request(args);
  }

  /** Applies the arguments of a mount, or fetches again what is missing. */
  request(args: MountArgs): void {
    const request = requestOf(args);
    const { locale, needsParser } = request;
    const fetched = this.#fetched;
    this.#request = request;
    if (locale.isUnknown) this.#page.warnDeveloper((advice) => advice.ofLocale(`${args.locale}`, LANGUAGES));
    if (loaded(request)) {
      this.stopWaiting();
      this.#fetched = null;
    } else if (fetched?.locale.language !== locale.language || fetched.needsParser !== needsParser) {
      // Another mount does not restart the time limit.
      this.#timer ??= setTimeout(() => this.#fallBack(), MESSAGES_TIMEOUT_MS);
      this.#fetch(request);
    }
  }

  /** Takes the message parser of the app, which draws the host's texts with it. */
  takeParser(app: MessageParser): void {
    const isMissing = this.#request.needsParser && !loadedMessageParser();
    keepMessageParser(app);
    if (isMissing) this.#changed();
  }

  /** The language to draw now. */
  current = (): ShownLanguage => {
    const localeMessages = (this.#isLate ? loadedTexts : loaded)(this.#request);
    if (localeMessages) this.#shown = { tag: this.#request.locale.tag, localeMessages };
    return this.#shown;
  };

  /** Called when the widget is unmounted. */
  stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #fallBack(): void {
    this.stopWaiting();
    this.#isLate = true;
    this.#page.log.warn(`The texts for locale "${this.#request.locale.tag}" are late.`);
    if (!this.#shown.localeMessages) this.#shown = { tag: 'en', localeMessages: loadedLocaleMessages('en') };
    this.#changed();
  }

  /** Fetches them; each once more after a failure. */
  #fetch(wanted: LanguageRequest): void {
    const isWanted = () => wanted === this.#fetched;
    const { language } = wanted.locale;
    // Each chunk has its own time limit: with another one the second request would join the first, which hangs.
    const parts = [() => loadLocaleMessages(language), ...(wanted.needsParser ? [loadMessageParser] : [])];
    const ends = parts.map(async (load) => {
      await load().catch((thrown: unknown) => {
        this.#failed(thrown);
        if (isWanted() && this.#timer) this.#fallBack();
        return load();
      });
      if (isWanted() && loaded(this.#request)) this.stopWaiting();
      this.#changed();
    });
    this.#fetched = wanted;
    this.#isLate = false;
    void Promise.allSettled(ends).then(() => {
      if (isWanted()) this.#fetched = null;
    });
  }
}
