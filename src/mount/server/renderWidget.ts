import { usageError } from '../../client/errors/sdkErrors';
import { resolveConfig, type ResolvedConfig } from '../../domain/config/config';
import { fingerprintOf, renderedIdSuffix } from '../../domain/config/fingerprint';
import { FINGERPRINT } from '../../domain/constants';
import { hasSocialButtons } from '../../domain/config/productBlocks';
import { argumentProblems, configProblems } from '../../domain/config/mountProblems';
import { STARTING_SCREENS, type WidgetKind } from '../../domain/screens';
import { directionOf } from '../../domain/text/locales';
import { themeIn } from '../../domain/theme/dark';
import type { ColorScheme } from '../../domain/theme/styles';
import { initialStateOf } from '../../screens/main/state';
import { STYLE_ROOT } from '../../ui/styling/styleCache';
import type { WidgetArgs } from '../widget/widgetKind';
import { EARLY_SCRIPT } from './earlyScript';
import { BROWSER_BUTTONS } from '../paint/mainButtons';
import { toHTML } from '../paint/toHTML';
import type { TreeElement, TreeNode } from '../paint/tree';
import { treeOfScreen, type WrittenScreen } from '../paint/writeScreen';
import { collectStyles, themeSheet } from './styleSheet';
import { marks } from './marks';
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

/** The usual browser: passkeys in autofill, and no wallets that a server could know. */
const USUAL_BROWSER = {
  webauthn: {
    isSupported: () => true,
    supportsAutofill: async () => true,
    supports: async () => false,
  },
  wallets: async () => null,
};

function buttonsOf(config: ResolvedConfig): WrittenScreen['buttons'] {
  const counts = BROWSER_BUTTONS.map(({ name, isNeeded, count, usual }) => {
    const counted = isNeeded({ config }, USUAL_BROWSER) ? count(config, USUAL_BROWSER) : 0;
    return [name, typeof counted === 'number' ? counted : usual];
  });
  return Object.fromEntries(counts) as WrittenScreen['buttons'];
}

const element = (tag: string, props: TreeElement['props'], ...children: TreeNode[]): TreeElement => ({
  tag,
  svg: false,
  props,
  children,
});

function problemsOf(args: RenderArgs, { styles, stylesheet }: RenderOptions): string[] {
  const isLinkMissing = styles === 'file' && args?.config?.enableShadowDOM && !stylesheet;
  return [
    ...argumentProblems(args && { ...args, publicToken: args.publicToken ?? '' }),
    ...configProblems(args?.config),
    ...(isLinkMissing
      ? ['stylesheet must be the address of the file with `css`, because the shadow root links it.']
      : []),
  ];
}

/** The first screen as it is drawn with equal arguments in the usual browser. */
function drawScreen(
  kind: WidgetKind,
  { styles, strings = {}, config: given }: RenderArgs,
  { language, tag }: ReturnType<typeof languageFor>,
  idSuffix: string,
  colorScheme: ColorScheme,
) {
  const config = resolveConfig(given);
  const startingScreen = STARTING_SCREENS[kind];
  const isMain = startingScreen === 'Main';
  const { styleCache, sheet } = collectStyles();
  const view = treeOfScreen({
    styleCache,
    config,
    theme: themeIn(colorScheme === 'dark' ? 'dark' : 'light', styles),
    strings,
    localeMessages: messagesOf(language, tag),
    locale: tag,
    idSuffix,
    startingScreen,
    main: isMain ? initialStateOf(config) : null,
    leavingFor: null,
    buttons: isMain ? buttonsOf(config) : {},
    marks: isMain && hasSocialButtons(config) ? marks : null,
    missing: [],
    failed: null,
  });
  return { view, rules: sheet() };
}

/** Renders a widget's first screen. */
export function renderWidget(
  kind: WidgetKind,
  method: string,
  args: RenderArgs,
  options: RenderOptions = {},
): RenderedWidget {
  const problems = problemsOf(args, options);
  if (problems.length > 0) throw usageError(method, problems);

  const colorScheme = options.colorScheme ?? args.colorScheme ?? 'light';
  const hasStrings = Object.keys(args.strings ?? {}).length > 0;
  const language = languageFor(args.locale, options.acceptLanguage ?? '', hasStrings);
  const fingerprint = fingerprintOf(kind, args);
  const idSuffix = renderedIdSuffix(fingerprint);
  const { view, rules } = drawScreen(kind, args, language, idSuffix, colorScheme);
  const themeRules = themeSheet(fingerprint, args.styles, colorScheme);

  const isInline = options.styles !== 'file';
  const { nonce } = options;
  const style = (css: string) => (isInline ? [element('style', { nonce }, css)] : []);
  const link = isInline ? [] : [element('link', { rel: 'stylesheet', href: options.stylesheet })];
  const script = isInline ? [element('script', { nonce }, EARLY_SCRIPT)] : [];
  const root = element('div', { class: STYLE_ROOT }, ...view);
  const content = args.config?.enableShadowDOM
    ? [...style(themeRules), element('template', { shadowrootmode: 'open' }, ...style(rules), ...link, root)]
    : [...style(themeRules + rules), root];
  const attributes = {
    'data-ids': idSuffix,
    [FINGERPRINT]: fingerprint,
    lang: language.tag,
    dir: directionOf(language.tag),
  };
  return {
    html: toHTML([element('pricerx-auth', attributes, ...content, ...script)]),
    css: themeRules + rules,
    fingerprint,
  };
}
