import { rfc3339 } from './state/clock';

interface WalletText {
  project: string;
  address: string;
  nonce: string;
  now: number;
}

/** The text that a wallet shows and signs. */
export const walletText = ({ project, address, nonce, now }: WalletText): string =>
  [
    `Sign in to ${project}.`,
    'Signing this text proves that the wallet is yours. It costs nothing and moves nothing.',
    '',
    `Wallet: ${address}`,
    `Nonce: ${nonce}`,
    `Issued At: ${rfc3339(now)}`,
  ].join('\n');
