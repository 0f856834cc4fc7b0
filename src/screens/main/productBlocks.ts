import type { ResolvedConfig } from '../../domain/config';
import type { OTPMethod } from '../../domain/enums';

/** One way to ask for a code or a link: a tab, when there are several. */
export type TabMethod = 'magicLink' | OTPMethod;

/** What stands on Main, from top to bottom. */
export type Block = { kind: 'form'; tabs: TabMethod[] };

/** Product order, then the order of the OTP methods. */
function tabsOf({ products, otpOptions }: ResolvedConfig): TabMethod[] {
  return products.flatMap((product): TabMethod[] => {
    if (product === 'emailMagicLinks') return ['magicLink'];
    return product === 'otp' ? otpOptions.methods : [];
  });
}

/** §2 Main: blocks in the order of the config's products. What a visitor types into is one block, with tabs. */
export function productBlocks(config: ResolvedConfig): Block[] {
  const tabs = [...new Set(tabsOf(config))];
  return tabs.length > 0 ? [{ kind: 'form', tabs }] : [];
}
