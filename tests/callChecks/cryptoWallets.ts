import { bad, MINUTES, type WrongCall } from './wrongCall';

const START = { crypto_wallet_address: '0x1', crypto_wallet_type: 'ethereum' };
const PROOF = { ...START, signature: '0x2', ...MINUTES };

const wrongStart = (field: string, what: string, value: unknown): WrongCall => [
  'stytch.cryptoWallets.authenticateStart',
  `${field} must be ${what}.`,
  (client) => client.cryptoWallets.authenticateStart(bad({ ...START, [field]: value })),
];

/** A field of the Ethereum text is named without its object. */
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
