import { walletChosen } from '../../src/screens/crypto/slice';
import { transition } from '../../src/store/widget';
import type { WidgetConfig } from '../../src/domain/config/config';
import type { FoundWallet } from '../../src/domain/wallets/wallets';
import { data, refusal, type Answers } from '../data/answers';
import { social } from '../data/configs';
import { dispatch, lack, see, type BrowserState, type Entry, type Step } from './entry';
import { signedIn } from '../data/people';

const METAMASK: FoundWallet = { id: 'Metamask', chain: 'ethereum', name: 'Metamask' };
const PHANTOM: FoundWallet = { id: 'Phantom', chain: 'solana', name: 'Phantom' };
const COINBASE: FoundWallet = { id: 'Coinbase', chain: 'ethereum', name: 'Coinbase' };
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Crect width="24" height="24" rx="6" fill="%237546c2"/%3E%3C/svg%3E';
const OTHERS: FoundWallet[] = [
  { id: 'example.rainy', chain: 'ethereum', name: 'Rainy Day', icon: PICTURE },
  {
    id: 'example.long',
    chain: 'ethereum',
    name: 'A wallet with a name that is much too long for its button',
  },
  { id: 'example.twin', chain: 'ethereum', name: 'Twin' },
  { id: 'solana:twin', chain: 'solana', name: 'Twin' },
];
const FEW = [PHANTOM, METAMASK, COINBASE];

const ADDRESS = '0x6Cc5F688a315f3dC28A7781717a9A798a59fDA7b';
const CHALLENGE: Answers = {
  'POST /crypto_wallets/authenticate/start': data({ challenge: 'Sign this to prove that you are you.' }),
  'POST /crypto_wallets/authenticate': data(signedIn()),
};

const ALONE: WidgetConfig = { products: ['crypto'] };
const WITH_EMAIL: WidgetConfig = { products: ['crypto', 'otp'], otpOptions: { methods: ['email'] } };

const onMain = { screen: 'Main', config: WITH_EMAIL } as const;
const chosen = (wallets: BrowserState['wallets']) => ({
  config: WITH_EMAIL,
  answers: CHALLENGE,
  browser: { wallets },
});
const choose: Step[] = [
  see('[id^=pricerx-wallet-]'),
  dispatch(walletChosen('Metamask')),
  lack('[id^=pricerx-wallet-]'),
];
const onError = { screen: 'CryptoError', steps: choose, sees: 'button + button, button' } as const;

export const WALLET_ENTRIES: Entry[] = [
  {
    ...onMain,
    name: 'wallets-few',
    title: 'wallets, or an email code',
    browser: { wallets: { found: FEW } },
    steps: [see('#pricerx-wallet-Coinbase')],
    sees: 'input[type=email]',
  },
  {
    ...onMain,
    name: 'wallets-many',
    title: 'more wallets than fit on Main',
    config: ALONE,
    browser: { wallets: { found: [...FEW, ...OTHERS] } },
    sees: '#pricerx-wallet-Coinbase',
  },
  {
    ...onMain,
    name: 'wallets-none',
    title: 'a browser without wallets',
    browser: { wallets: { found: [] } },
    sees: 'input[type=email]',
  },
  {
    ...onMain,
    name: 'wallets-and-social',
    title: 'social providers and wallets',
    config: social(['google', 'apple'], ALONE),
    browser: { wallets: { found: FEW } },
    steps: [see('[id^=pricerx-oauth-apple] svg path'), see('[id^=pricerx-oauth-google] svg path')],
    sees: '#pricerx-wallet-Coinbase',
  },
  {
    name: 'wallets-other',
    screen: 'CryptoOtherScreen',
    title: 'the wallets that do not fit on Main',
    config: ALONE,
    browser: { wallets: { found: [...FEW, ...OTHERS] } },
    steps: [
      see('#pricerx-wallet-Coinbase'),
      dispatch(transition('CryptoOtherScreen')),
      lack('#pricerx-wallet-Coinbase'),
    ],
    sees: '[id^=pricerx-wallet-]',
  },
  {
    name: 'wallets-set-up',
    screen: 'CryptoSetupWallet',
    title: 'where to get a wallet',
    config: ALONE,
    browser: { wallets: { found: [] } },
    steps: [see('button'), dispatch(transition('CryptoSetupWallet'))],
    sees: 'a[target=_blank]',
  },
  {
    ...chosen({ found: FEW }),
    name: 'wallets-connect',
    screen: 'CryptoConnect',
    title: 'the wallet asks which account',
    steps: choose,
    sees: '[role=status]',
  },
  {
    ...chosen({ found: FEW, connect: { value: ADDRESS } }),
    name: 'wallets-sign',
    screen: 'CryptoSignMessage',
    title: 'the wallet asks for a signature',
    steps: choose,
    sees: '[role=status]',
  },
  {
    ...chosen({ found: FEW, connect: { reason: 'declined' } }),
    ...onError,
    name: 'wallets-declined',
    title: 'the visitor has declined',
  },
  {
    ...chosen({ found: FEW, connect: { reason: 'alreadyOpen' } }),
    ...onError,
    name: 'wallets-already-open',
    title: 'the wallet waits for an answer to an earlier question',
  },
  {
    ...chosen({ found: FEW, connect: { value: ADDRESS } }),
    ...onError,
    name: 'wallets-start-refused',
    title: 'the provider cannot be reached',
    answers: { 'POST /crypto_wallets/authenticate/start': 'lost' },
  },
  {
    ...chosen({ found: FEW, connect: { value: ADDRESS }, sign: { value: 'signature' } }),
    ...onError,
    name: 'wallets-wrong-signature',
    title: 'the signature is from another account',
    answers: {
      ...CHALLENGE,
      'POST /crypto_wallets/authenticate': refusal(401, 'unable_to_authenticate_crypto_wallet'),
    },
  },
  {
    ...chosen({ found: FEW, connect: { value: ADDRESS }, sign: { value: 'signature' } }),
    name: 'wallets-success',
    screen: 'CryptoConfirmation',
    title: 'the visitor is signed in',
    steps: choose,
    sees: 'h2',
  },
];
