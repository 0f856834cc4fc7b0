import type { BrowserContext } from 'playwright-core';
import type { WalletAnswer } from '../../../src/domain/wallets/wallets';
import type { BrowserState } from '../../../gallery/entries/entry';

/** Puts wallets with these answers where the provider's widget looks for them: into global variables. */
export const addWallets = (context: BrowserContext, wallets: BrowserState['wallets']) =>
  context.addInitScript((given) => {
    if (!given) return;
    const give = (answer: WalletAnswer | undefined): Promise<unknown> => {
      if (!answer) return new Promise(() => undefined);
      return 'value' in answer
        ? Promise.resolve(answer.value)
        : Promise.reject(new Error(String(answer.reason)));
    };
    const request = ({ method }: { method: string }) =>
      method === 'personal_sign' ? give(given.sign) : give(given.connect).then((address) => [address]);
    const metamask = { isMetaMask: true, request };
    const providers = [metamask, { isCoinbaseWallet: true, request }];
    const few = { ethereum: { ...metamask, providers }, solana: { isPhantom: true } };
    if (given.found.length > 0) Object.assign(window, few);
    if (given.found.length > 3)
      Object.assign(window, { vessel: { ethereum: { request } }, BinanceChain: { request } });
  }, wallets);

/** The browser's passkeys, as the gallery replaces them: a prompt stays open, or has the result that the state gives. */
export const addPasskeys = (context: BrowserContext, { passkeys, prompt }: BrowserState) =>
  context.addInitScript(
    ([isInInputs, error]) => {
      const answer = (is: boolean) => () => Promise.resolve(is);
      Object.assign(window.PublicKeyCredential, {
        isConditionalMediationAvailable: answer(isInInputs),
        isUserVerifyingPlatformAuthenticatorAvailable: answer(true),
      });
      const ask = () =>
        error ? Promise.reject(new DOMException('', error)) : new Promise<never>(() => undefined);
      Object.assign(navigator.credentials, { get: ask, create: ask });
    },
    [
      passkeys === 'inputs',
      prompt && { declines: 'NotAllowedError', duplicate: 'InvalidStateError' }[prompt],
    ] as const,
  );
