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

export const tabsOn = (config: ResolvedConfig): TabMethod[] =>
  productBlocks(config).flatMap((block) => block.tabs);

/** The tab in front: the visitor's choice where it is still offered, else the first. */
export const frontTab = (config: ResolvedConfig, chosen: TabMethod | null): TabMethod | undefined => {
  const tabs = tabsOn(config);
  return tabs.find((tab) => tab === chosen) ?? tabs[0];
};

export const isPhoneTab = (tab: TabMethod | undefined): boolean => tab === 'sms' || tab === 'whatsapp';

const SUBMIT_LABELS = {
  magicLink: 'button.emailLogin',
  email: 'button.emailLogin',
  sms: 'button.sms',
  whatsapp: 'button.whatsapp',
} as const satisfies Record<TabMethod, string>;

export const submitLabelOf = (tab: TabMethod) => SUBMIT_LABELS[tab];
