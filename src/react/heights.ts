import { resolveConfig, type WidgetConfig } from '../domain/config/config';
import { productBlocks, type Block } from '../domain/config/productBlocks';
import type { Styles } from '../domain/theme/theme';

/** Heights in px of the parts of Main at its full width. */
const CARD = 66;
const HEADER = 46;
const LOGO = 64;
const FORM = 152;
const TABS = 60;
const BUTTON = 48;
const GAP = 8;
const DIVIDER = 68;

const buttons = (count: number): number => count * (BUTTON + GAP) - GAP;

function heightOf(block: Block, providers: number): number {
  if (block.kind === 'form') return block.tabs.length > 1 ? FORM + TABS : FORM;
  return buttons(block.kind === 'oauth' ? providers : 1);
}

/**
 * The height in px that the sign-in widget usually begins with. A server, which knows neither the page's width
 * nor the visitor's passkeys and wallets, keeps that much free for it.
 */
export function heightOfMain(config?: WidgetConfig, styles?: Styles): number {
  const resolved = resolveConfig(config);
  const blocks = productBlocks(resolved).map((block) =>
    heightOf(block, resolved.oauthOptions.providers.length),
  );
  const shown = blocks.length > 0 ? blocks : [buttons(1)];
  return (
    CARD +
    (styles?.hideHeaderText ? 0 : HEADER) +
    (styles?.logo?.logoImageUrl ? LOGO : 0) +
    shown.reduce((sum, height) => sum + height + DIVIDER, -DIVIDER)
  );
}
