import { installWallets } from '../../../sandbox/playwright/fakeWallets';
import { GLOBALS } from '../widget/wallets';
import { button, heading, shown } from '../widget/widget';
import type { Step } from './step';

const CHAINS = [
  { flow: 'Ethereum', id: 'Metamask' },
  { flow: 'Solana', id: 'Phantom' },
] as const;
const CALLS = [
  { step: 'challenge', call: '/crypto_wallets/authenticate/start/primary' },
  { step: 'signature', call: '/crypto_wallets/authenticate' },
];

export const WALLET_STEPS: Step[] = CHAINS.flatMap(({ flow, id }) => {
  const label = `Continue with ${GLOBALS[id].label}`;
  return CALLS.map(({ step, call }): Step => ({
    flow,
    step,
    call,
    isProtected: true,
    args: () => ({ config: { products: ['crypto'] } }),
    prepare: (context) => installWallets(context, { [id]: GLOBALS[id] }),
    arrive: ({ page }) => shown(button(page, label)),
    act: ({ page }) => button(page, label).click(),
    again: ({ page }) => button(page, 'Try again').click(),
    done: ({ page }) => shown(heading(page, 'Success!')),
  }));
});
