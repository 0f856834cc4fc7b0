import type { Sandbox } from '../sandboxOn';
import { visitorOf } from './visitor';
import type { TestWallet } from './wallets';

const session_duration_minutes = 30;

export const namesOf = ({ type, address }: TestWallet) => ({
  crypto_wallet_address: address,
  crypto_wallet_type: type,
});

/** Calls of a visitor who signs in with a wallet. */
export function walletCallsOf(sandbox: { readonly current: Sandbox }) {
  const visitor = () => visitorOf(sandbox.current);
  const start = (wallet: TestWallet, given: object = {}, session?: string) =>
    visitor().call(
      `/crypto_wallets/authenticate/start/${session ? 'secondary' : 'primary'}`,
      { ...namesOf(wallet), ...given },
      { session },
    );
  const textFor = async (...given: Parameters<typeof start>) =>
    String((await start(...given)).data['challenge']);
  const use = (wallet: TestWallet, signature: unknown, given: object = {}, options: object = {}) =>
    visitor().call(
      '/crypto_wallets/authenticate',
      { ...namesOf(wallet), signature, session_duration_minutes, ...given },
      options,
    );
  const signIn = async (wallet: TestWallet) => use(wallet, wallet.sign(await textFor(wallet)));
  return { start, textFor, use, signIn };
}
