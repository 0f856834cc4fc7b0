import { hasSigned } from '../../sandbox/verify/factors/wallets';
import { createWallets } from '../../src/browser/wallets/wallets';
import type { FoundWallet } from '../../src/domain/wallets/wallets';
import { installWallets } from './fakeWallets';

const cleanups: (() => void)[] = [];

/** Removes it after the test. */
export const untilTestEnds = (cleanUp: () => void) => void cleanups.push(cleanUp);

export const cleanUpWallets = () => cleanups.splice(0).forEach((cleanUp) => cleanUp());

export const install = (...args: Parameters<typeof installWallets>) => untilTestEnds(installWallets(...args));

export function watchWallets() {
  const wallets = createWallets(window);
  const seen: FoundWallet[][] = [];
  const stop = wallets.watch((list) => seen.push(list));
  seen.push(wallets.list());
  untilTestEnds(stop);
  return {
    ...wallets,
    wallets,
    stop,
    seen,
    ids: () => (seen.at(-1) ?? []).map(({ id }) => id),
  };
}

export const TEXT = 'Sign in to PriceRx – gratis.';

/** Connects a wallet and lets it sign with real keys. */
export async function signWith({ list, connect, sign }: ReturnType<typeof watchWallets>, id: string) {
  const { value: address = '' } = await connect(id);
  const { value: signature = '' } = await sign(id, TEXT, address);
  const chain = list().find((wallet) => wallet.id === id)?.chain ?? 'ethereum';
  const key = chain === 'ethereum' ? address.toLowerCase() : address;
  expect(await hasSigned(chain, key, TEXT, signature)).toBe(true);
  return address;
}
