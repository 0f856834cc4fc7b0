import { button, heading } from '../visitor/wanted';
import { type Flow, press } from './flow';

/** The wallet of the host's page, and of the same name in jsdom. */
const CHAINS = ['Ethereum', 'Solana'];

export const wallets: readonly Flow[] = CHAINS.map((chain) => ({
  title: `a wallet signs in on ${chain}, and the arrow leads back to it`,
  isMain: true,
  config: { products: ['crypto'] },
  host: '/sign-in?products=crypto&stay=1',
  steps: [
    press(
      `Continue with “Test wallet” (${chain})`,
      heading('Success!'),
      ['/crypto_wallets/authenticate/start/primary', '/crypto_wallets/authenticate'],
      ['CRYPTO_WALLET_AUTHENTICATE_START', 'CRYPTO_WALLET_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
    ),
    press('Back', button(`Continue with “Test wallet” (${chain})`)),
  ],
}));
