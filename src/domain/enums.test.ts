import { SOCIAL_LABELS } from '../../tests/visits/social';
import * as enums from './enums';
import { EventTypes } from './hostEvents';

const LISTS = {
  Products: ['emailMagicLinks', 'oauth', 'otp', 'crypto', 'passwords', 'passkeys'],
  OTPMethods: ['sms', 'whatsapp', 'email'],
  OAuthProviders: Object.keys(SOCIAL_LABELS),
  B2BOAuthProviders: ['google', 'microsoft', 'hubspot', 'slack', 'github'],
  B2BProducts: ['emailMagicLinks', 'emailOtp', 'sso', 'passwords', 'oauth'],
  B2BMFAProducts: ['smsOtp', 'totp'],
  OneTapPositions: ['embedded', 'floating', 'embeddedOnly', 'floatingOrEmbedded', 'forceLegacyEmbedded'],
  AuthFlowTypes: ['Discovery', 'Organization', 'PasswordReset'],
};

describe('§3 Enumerations', () => {
  it.each(Object.entries(LISTS))('%s: each name equals its value, in order', (list, names) => {
    const given: Record<string, string> = enums[list as keyof typeof LISTS];
    expect(Object.entries(given)).toEqual(names.map((name) => [name, name]));
  });

  it('Wallets: the names are in the order of their buttons, and the two generic ones have their own labels', () => {
    expect(Object.entries(enums.Wallets)).toEqual([
      ['Vessel', 'Vessel'],
      ['Phantom', 'Phantom'],
      ['Metamask', 'Metamask'],
      ['Binance', 'Binance'],
      ['Coinbase', 'Coinbase'],
      ['GenericEthereumWallet', 'Other Ethereum Wallet'],
      ['GenericSolanaWallet', 'Other Solana Wallet'],
    ]);
  });

  it.each([...Object.keys(LISTS), 'Wallets'])('%s is frozen', (list) => {
    const given = { ...enums, EventTypes }[list] as unknown as Record<string, string>;
    const before = { ...given };
    expect(() => (given.google = 'evil')).toThrow(TypeError);
    expect(given).toEqual(before);
  });
});

describe('§7 Event types', () => {
  it('have the specified names', () => {
    expect(Object.keys(EventTypes)).toEqual([
      'MAGIC_LINK_LOGIN_OR_CREATE',
      'OTP_LOGIN_OR_CREATE',
      'OTP_AUTHENTICATE',
      'CRYPTO_WALLET_AUTHENTICATE_START',
      'CRYPTO_WALLET_AUTHENTICATE',
      'PASSWORD_CREATE',
      'PASSWORD_AUTHENTICATE',
      'PASSWORD_RESET_BY_EMAIL_START',
      'PASSWORD_RESET_BY_EMAIL',
      'PASSKEY_REGISTER',
      'PASSKEY_AUTHENTICATE',
      'PASSKEY_SKIP',
      'PASSKEY_DONE',
      'AUTHENTICATE_FLOW_COMPLETE',
      'OAUTH_AUTHORIZE_FLOW_START',
      'OAUTH_AUTHORIZE_FLOW_COMPLETE',
      'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED',
    ]);
    expect(Object.isFrozen(EventTypes)).toBe(true);
  });
});
