import { renderToStaticMarkup } from 'react-dom/server';
import { usageError } from '../../client/errors/sdkErrors';
import { configConflict, resolveConfig, type ResolvedConfig } from '../../domain/config/config';
import { fingerprintOf, renderedIdSuffix } from '../../domain/config/fingerprint';
import { FINGERPRINT } from '../../domain/constants';
import { argumentProblems, configProblems } from '../../domain/config/mountProblems';
import { STARTING_SCREENS, type WidgetKind } from '../../domain/screens';
import { directionOf } from '../../domain/text/locales';
import { themeIn } from '../../domain/theme/dark';
import type { ColorScheme } from '../../domain/theme/styles';
import { walletButtons } from '../../screens/crypto/buttons';
import { initialStateOf } from '../../screens/main/state';
import { passkeyButtons } from '../../screens/passkeys/buttons';
import { STYLE_ROOT } from '../../ui/styling/styleCache';
import { messageFormatter } from '../../ui/text/messageFormatter';
import { FirstScreenView, type FirstScreen, type FirstScreenHandlers } from '../entry/FirstScreenView';
import type { WidgetArgs } from '../entry/kinds/widgetKind';
import { EARLY_SCRIPT } from './earlyScript';
import { collectStyles, themeSheet } from './styleSheet';
import { socialButtons } from './socialButtons';
import { languageFor, messagesOf } from './messages';

/** The arguments of a mount function that a server has. */
export type RenderArgs<Args extends WidgetArgs = WidgetArgs> = Omit<
  Args,
  'selector' | 'client' | 'callbacks' | 'publicToken' | 'passwordResetToken' | 'getConsentManifest'
> & { publicToken?: string };

/** Options of the render functions. */
export interface RenderOptions {
  /** The nonce of the page's Content Security Policy, for the style element and the script in `html`. */
  nonce?: string;
  /**
   * Where the style sheet is: `inline` in `html`, or `file`, in a file with `css` that the page links. `html` then has no script either,
   * so that a strict policy allows it. Default: `inline`.
   */
  styles?: 'inline' | 'file';
  /** The address of that file; required with `file` and a shadow root, which links the file too. */
  stylesheet?: string;
  /**
   * The languages for `locale: 'auto'`, as in the request's `Accept-Language`. Put the page's own language first, because the browser
   * asks the page before the visitor. Default: English.
   */
  acceptLanguage?: string;
  /** The colour scheme, where the server knows it better than the arguments. */
  colorScheme?: ColorScheme;
}

/** A widget as HTML. */
export interface RenderedWidget {
  /** The content of the element in which the widget will be mounted. */
  html: string;
  /** The style sheet, of which `html` has a copy with `styles: 'inline'`. */
  css: string;
  /** What the widget was rendered from. The mount compares it with its own arguments. */
  fingerprint: string;
}

const nothing = (): void => undefined;
const NO_HANDLERS: FirstScreenHandlers = {
  onTab: nothing,
  onEmail: nothing,
  onPhone: nothing,
  onCountry: nothing,
  onSubmit: nothing,
  onProvider: nothing,
  onRetry: nothing,
  onRetryParts: nothing,
};

/** The usual browser: passkeys in autofill, and no wallets that a server could know. */
const USUAL_BROWSER = {
  webauthn: {
    isSupported: () => true,
    supportsAutofill: async () => true,
    supports: async () => false,
  },
  wallets: async () => null,
};

function buttonsOf(config: ResolvedConfig): FirstScreen['buttons'] {
  const counts = [passkeyButtons, walletButtons].map(({ name, isNeeded, count, usual }) => {
    const counted = isNeeded({ config }, USUAL_BROWSER) ? count(config, USUAL_BROWSER) : 0;
    return [name, typeof counted === 'number' ? counted : usual];
  });
  return Object.fromEntries(counts) as FirstScreen['buttons'];
}

/** A page of any encoding shows character references alike. */
const inASCII = (html: string): string =>
  html.replace(/[\x80-\u{10ffff}]/gu, (letter) => `&#${letter.codePointAt(0)};`);

const attribute = (name: string, value: string | undefined): string =>
  value === undefined
    ? ''
    : ` ${name}="${inASCII(value.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))}"`;

/** React adds hints to load the logo, which are not a part of the widget, before the markup. */
const withoutHints = (html: string): string => html.slice(Math.max(0, html.indexOf('<div')));

/** Renders a widget's first screen. */
export function renderWidget(
  kind: WidgetKind,
  method: string,
  args: RenderArgs,
  options: RenderOptions = {},
): RenderedWidget {
  const problems = [
    ...argumentProblems(args && { ...args, publicToken: args.publicToken ?? '' }),
    ...configProblems(args?.config),
    ...(options.styles === 'file' && args?.config?.enableShadowDOM && !options.stylesheet
      ? ['stylesheet must be the address of the file with `css`, because the shadow root links it.']
      : []),
  ];
  if (problems.length > 0) throw usageError(method, problems);

  const { styles, strings = {} } = args;
  const colorScheme = options.colorScheme ?? args.colorScheme ?? 'light';
  const config = resolveConfig(args.config);
  const { language, tag } = languageFor(
    args.locale,
    options.acceptLanguage ?? '',
    Object.keys(strings).length > 0,
  );
  const theme = themeIn(colorScheme === 'dark' ? 'dark' : 'light', styles);
  const startingScreen = STARTING_SCREENS[kind];
  const isMain = startingScreen === 'Main';
  const hasSocialButtons = isMain && config.products.includes('oauth') && !configConflict(config);
  const fingerprint = fingerprintOf(kind, args);
  const idSuffix = renderedIdSuffix(fingerprint);
  const { styleCache, sheet } = collectStyles();
  const screen: FirstScreen = {
    styleCache,
    config,
    theme,
    formatter: messageFormatter,
    strings,
    localeMessages: messagesOf(language, tag),
    locale: tag,
    idSuffix,
    startingScreen,
    main: isMain ? initialStateOf(config) : null,
    leavingFor: null,
    buttons: isMain ? buttonsOf(config) : {},
    social: hasSocialButtons ? socialButtons : null,
    missing: [],
    failed: null,
    isStatic: true,
  };
  const view = inASCII(
    withoutHints(renderToStaticMarkup(<FirstScreenView screen={screen} handlers={NO_HANDLERS} />)),
  );

  const themeRules = themeSheet(fingerprint, styles, colorScheme);
  const rules = sheet();
  const isInline = options.styles !== 'file';
  const nonce = attribute('nonce', options.nonce);
  const style = (css: string) => (isInline ? `<style${nonce}>${css}</style>` : '');
  const root = `<div class="${STYLE_ROOT}">${view}</div>`;
  const link = isInline ? '' : `<link rel="stylesheet"${attribute('href', options.stylesheet)}>`;
  const content = config.enableShadowDOM
    ? `${style(themeRules)}<template shadowrootmode="open">${style(rules)}${link}${root}</template>`
    : `${style(themeRules + rules)}${root}`;
  const script = isInline ? `<script${nonce}>${EARLY_SCRIPT}</script>` : '';
  const attributes =
    attribute('data-ids', idSuffix) +
    attribute(FINGERPRINT, fingerprint) +
    attribute('lang', tag) +
    attribute('dir', directionOf(tag));
  return {
    html: `<pricerx-auth${attributes}>${content}${script}</pricerx-auth>`,
    css: themeRules + rules,
    fingerprint,
  };
}
