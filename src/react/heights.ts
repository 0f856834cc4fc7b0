import { resolveConfig, type WidgetConfig } from '../domain/config/config';
import { productBlocks, type Block } from '../domain/config/productBlocks';
import { STARTING_HEIGHTS_PX, type ScreenName } from '../domain/screens';
import type { Styles } from '../domain/theme/styles';
import { isThemeValue } from '../domain/theme/theme';

/** The height of a part of Main at its full width. */
interface Height {
  px: number;
  /** Lines of text, as multiples of the theme's `fontSize`. */
  text?: number;
  /** Buttons, which are at least 48 px high. */
  buttons?: number;
}

const CARD: Height = { px: 66 };
const HEADER: Height = { px: 20, text: 1.875 };
const LOGO: Height = { px: 64 };
const FORM: Height = { px: 64, text: 2.5, buttons: 1 };
const TABS: Height = { px: 60 };
const DIVIDER: Height = { px: 48, text: 1.25 };
const GAP_PX = 8;

const buttonsOf = (buttons: number): Height => ({ px: (buttons - 1) * GAP_PX, buttons });

function heightsOf(block: Block, providers: number): Height[] {
  if (block.kind === 'form') return block.tabs.length > 1 ? [TABS, FORM] : [FORM];
  return [buttonsOf(block.kind === 'oauth' ? providers : 1)];
}

/** The height in px of a widget whose first screen is this one. */
export const heightOfScreen = (screen: ScreenName): number => (STARTING_HEIGHTS_PX[screen] ?? 0) + CARD.px;

/** A host's value, or the default where the value could end the style's declaration. */
export const safeValue = (key: string, value: string | undefined, fallback: string): string =>
  value !== undefined && isThemeValue(key, value, () => true) ? value : fallback;

/**
 * The usual height of the sign-in widget's first screen, as a CSS value. A server reserves it, because it knows neither
 * the page's width nor the visitor's passkeys and wallets.
 */
export function heightOfMain(config?: WidgetConfig, styles: Styles = {}): string {
  const fontSize = safeValue('fontSize', styles.fontSize, '16px');
  const resolved = resolveConfig(config);
  const blocks = productBlocks(resolved).map((block) =>
    heightsOf(block, resolved.oauthOptions.providers.length),
  );
  const shown = blocks.length > 0 ? blocks : [[buttonsOf(1)]];
  const parts = [
    CARD,
    ...(styles.hideHeaderText ? [] : [HEADER]),
    ...(styles.logo?.logoImageUrl ? [LOGO] : []),
    ...shown.flatMap((block, index) => (index > 0 ? [DIVIDER, ...block] : block)),
  ];
  const total = (of: keyof Height): number => parts.reduce((sum, part) => sum + (part[of] ?? 0), 0);
  const button = `max(48px, 26px + 1.3125 * ${fontSize})`;
  return `calc(${total('px')}px + ${total('text')} * ${fontSize} + ${total('buttons')} * ${button})`;
}
