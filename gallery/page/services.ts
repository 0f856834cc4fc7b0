import type { OneTap } from '../../src/browser/oneTap/oneTap';
import type { Wallets } from '../../src/browser/wallets/wallets';
import type { EntryServices } from '../../src/browser/services/services.entry';
import type { Services } from '../../src/browser/services/services';
import type { OneTapOptions } from '../../src/domain/oauth/oneTap';
import type { WalletAnswer } from '../../src/domain/wallets/wallets';
import type { BrowserState } from '../entries/entry';

/** A placeholder for Google's prompt, with its position and size. */
function drawPrompt({ parentId }: OneTapOptions): HTMLElement {
  const place = parentId === undefined ? document.body : document.getElementById(parentId);
  const card = document.createElement('div');
  card.dataset.oneTap = '';
  card.textContent = 'Google’s own prompt: “Continue as Ada”';
  const floating = parentId === undefined;
  Object.assign(card.style, {
    boxSizing: 'border-box',
    padding: '20px 16px',
    border: '2px dashed #5f6368',
    borderRadius: '8px',
    background: '#fff',
    color: '#202124',
    font: '14px/1.5 Arial, sans-serif',
    ...(floating
      ? { position: 'fixed', insetBlockStart: '16px', insetInlineEnd: '16px', maxWidth: 'calc(100vw - 32px)' }
      : { width: '100%' }),
  });
  (place ?? document.body).append(card);
  return card;
}

const oneTapOf = (state: NonNullable<BrowserState['oneTap']>): OneTap => ({
  hasFedCM: false,
  open(options, emit) {
    let card: HTMLElement | undefined;
    queueMicrotask(() => {
      if (typeof state === 'object') emit({ type: 'over', reason: state.over });
      if (state !== 'shown') return;
      card = drawPrompt(options);
      emit({ type: 'shown' });
    });
    return () => card?.remove();
  },
});

const answerOf = (answer: WalletAnswer | undefined): Promise<WalletAnswer> =>
  answer ? Promise.resolve(answer) : new Promise(() => undefined);

const walletsOf = ({ found, connect, sign }: NonNullable<BrowserState['wallets']>): Wallets => ({
  watch: () => () => undefined,
  list: () => found,
  connect: () => answerOf(connect),
  sign: () => answerOf(sign),
});

/** Replaces the browser services that the entry uses before the core is loaded, where a state depends on them. */
export function holdPage(page: EntryServices, browser: BrowserState): void {
  const { passkeys, prompt, wallets = { found: [] }, lastUsed = null } = browser;
  page.webauthn.isSupported = () => passkeys !== undefined;
  page.webauthn.supportsAutofill = () => Promise.resolve(passkeys === 'inputs');
  page.webauthn.supports = (capability) =>
    Promise.resolve(capability === 'immediateGet' && prompt === 'notHere');
  page.wallets = () => Promise.resolve(walletsOf(wallets));
  page.storage.lastUsed.read = () => lastUsed;
  page.log.warn = () => undefined;
}

/** Replaces the browser services of the core. */
export function holdServices(services: Services, { oneTap, userAgent }: BrowserState): void {
  services.clock.now = () => 0;
  services.navigation.go = () => true;
  services.navigation.submitForm = () => true;
  if (userAgent !== undefined) services.page.userAgent = userAgent;
  if (oneTap) services.oneTap = () => Promise.resolve(oneTapOf(oneTap));
  const { estimatePassword } = services;
  services.estimatePassword = async (...given) => {
    // The pause in which the widget loads it never ends here.
    await services.loadEstimator();
    return estimatePassword(...given);
  };
}
