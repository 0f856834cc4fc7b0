import type { FakeWallet } from '../../../sandbox/playwright/fakeWallets';

/** All wallets that §3 names, and five more. Some announce themselves; most claim to be MetaMask too. */
export const WALLETS = {
  Vessel: { label: 'Vessel', chain: 'ethereum', at: 'vessel.ethereum' },
  Phantom: { label: 'Phantom', chain: 'solana', standard: true },
  Metamask: { label: 'MetaMask', chain: 'ethereum', rdns: 'io.metamask', flags: { isMetaMask: true } },
  Binance: { label: 'Binance', chain: 'ethereum', at: 'BinanceChain', flags: { isMetaMask: true } },
  Coinbase: {
    label: 'Coinbase Wallet',
    chain: 'ethereum',
    rdns: 'com.coinbase.wallet',
    flags: { isCoinbaseWallet: true, isMetaMask: true },
  },
  'io.rabby': {
    label: 'Rabby',
    chain: 'ethereum',
    rdns: 'io.rabby',
    flags: { isRabby: true, isMetaMask: true },
    at: 'ethereum',
  },
  'me.rainbow': {
    label: 'Rainbow',
    chain: 'ethereum',
    rdns: 'me.rainbow',
    flags: { isRainbow: true, isMetaMask: true },
  },
  'com.brave.wallet': {
    label: 'Brave Wallet',
    chain: 'ethereum',
    rdns: 'com.brave.wallet',
    flags: { isBraveWallet: true, isMetaMask: true },
  },
  'solana:Solflare': { label: 'Solflare', chain: 'solana', standard: true },
  'solana:Backpack': { label: 'Backpack', chain: 'solana', standard: true },
} as const satisfies Record<string, FakeWallet>;

/** Each wallet as a global variable, without an announcement. */
export const GLOBALS = {
  Phantom: { label: 'Phantom', chain: 'solana', at: 'solana', flags: { isPhantom: true } },
  Metamask: { label: 'MetaMask', chain: 'ethereum', at: 'ethereum', flags: { isMetaMask: true } },
  Coinbase: {
    label: 'Coinbase Wallet',
    chain: 'ethereum',
    at: 'ethereum',
    flags: { isCoinbaseWallet: true },
  },
  'Other Ethereum Wallet': { label: 'Ethereum wallet', chain: 'ethereum', at: 'ethereum' },
  'Other Solana Wallet': { label: 'Solana wallet', chain: 'solana', at: 'solana' },
} as const satisfies Record<string, FakeWallet>;
