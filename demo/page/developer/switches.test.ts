/** @jest-environment node */
import { addressOf } from '../parts/address';
import { readSwitches, switchParams } from './switches';

describe('§1 Host page: switches are kept in the URL', () => {
  it.each([
    '',
    'products=otp&otp=sms,email',
    'products=emailMagicLinks&shadow=1&logo=1&hideHeader=1&theme=dark&lang=es&stay=1&dev=1',
    'products=crypto&wallet=reject',
    'public_token=public-token-test-mine&otpMinutes=1&sessionMinutes=60&redirect=none',
  ])('writes the same URL parameters that it read: %p', (query) => {
    const address = addressOf(readSwitches(`?${query}`), '/sign-in');
    const given = new URL(address, 'http://localhost').searchParams;
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(new URLSearchParams(query)));
  });

  it('does not read the token of a link as public token', () => {
    expect(switchParams(readSwitches('?stytch_token_type=magic_links&token=secret'))).toEqual({});
    expect(readSwitches('?token=public-token-test-mine').public_token).toBe('public-token-test-mine');
  });

  it('passes unknown values on to the widget', () => {
    expect(readSwitches('?products=otp,nonsense').products).toEqual(['otp', 'nonsense']);
  });
});
