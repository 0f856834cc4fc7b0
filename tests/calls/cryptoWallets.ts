import { ethereumWallet } from '../../sandbox/testing/wallets';
import { A_STRING, AUTH, DURATION, META, type RouteTable } from './route';
import { bad, type Required, type WrongCall } from './wrongCall';

export const cryptoWalletRoutes: RouteTable = () => {
  const wallet = ethereumWallet();
  const fields = { crypto_wallet_address: wallet.address, crypto_wallet_type: 'ethereum' };
  const start = { body: fields, answer: { ...META, challenge: A_STRING } };
  return {
    'POST /crypto_wallets/authenticate/start/primary': {
      call: (client) => client.cryptoWallets.authenticateStart(fields),
      ...start,
    },
    'POST /crypto_wallets/authenticate/start/secondary': {
      call: (client) => client.cryptoWallets.authenticateStart(fields),
      signedIn: true,
      ...start,
    },
    'POST /crypto_wallets/authenticate': {
      call: async (client) => {
        const { challenge } = await client.cryptoWallets.authenticateStart(fields);
        const signature = wallet.sign(challenge);
        return client.cryptoWallets.authenticate({ ...fields, signature, ...DURATION });
      },
      body: { ...fields, signature: A_STRING, ...DURATION },
      answer: AUTH,
    },
  };
};

export const CRYPTO_WALLET_REQUIRED: Required = {
  'cryptoWallets.authenticateStart': ['crypto_wallet_address', 'crypto_wallet_type'],
  'cryptoWallets.authenticate': [
    'signature',
    'crypto_wallet_address',
    'crypto_wallet_type',
    'session_duration_minutes',
  ],
};

const START = { crypto_wallet_address: '0x1', crypto_wallet_type: 'ethereum' };
const PROOF = { ...START, signature: '0x2', ...DURATION };

const wrongStart = (field: string, what: string, value: unknown): WrongCall => [
  'stytch.cryptoWallets.authenticateStart',
  `${field} must be ${what}.`,
  (client) => client.cryptoWallets.authenticateStart(bad({ ...START, [field]: value })),
];

/** Usage errors name fields of `siwe_params` without the object. */
const wrongSIWE = (field: string, what: string, value: unknown): WrongCall => [
  'stytch.cryptoWallets.authenticateStart',
  `${field} must be ${what}.`,
  (client) => client.cryptoWallets.authenticateStart(bad({ ...START, siwe_params: { [field]: value } })),
];

const wrongProof = (field: string, what: string, value: unknown): WrongCall => [
  'stytch.cryptoWallets.authenticate',
  `${field} must be ${what}.`,
  (client) => client.cryptoWallets.authenticate(bad({ ...PROOF, [field]: value })),
];

export const CRYPTO_WALLET_CALLS: WrongCall[] = [
  wrongStart('crypto_wallet_address', 'a string', undefined),
  wrongStart('crypto_wallet_type', 'a string', 1),
  wrongStart('siwe_params', 'an object', 'uri'),
  wrongStart('siwe_params', 'an object', []),
  wrongSIWE('uri', 'a string', new URL('https://example.com')),
  wrongSIWE('chain_id', 'a string', 1),
  wrongSIWE('issued_at', 'a string', new Date(0)),
  wrongSIWE('statement', 'a string', 1),
  wrongSIWE('not_before', 'a string', 1),
  wrongSIWE('message_request_id', 'a string', 1),
  wrongSIWE('resources', 'an array of strings', 'https://example.com'),
  wrongSIWE('resources', 'an array of strings', [1]),
  wrongProof('signature', 'a string', null),
  wrongProof('crypto_wallet_address', 'a string', null),
  wrongProof('crypto_wallet_type', 'a string', null),
  wrongProof('session_duration_minutes', 'a number', '30'),
];
