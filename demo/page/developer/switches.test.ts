/** @jest-environment node */
import { addressOf } from '../parts/address';
import { readSwitches, switchParams } from './switches';

describe('§1 Host page: the set-up is kept in the address', () => {
  it.each([
    '',
    'products=otp&otp=sms,email',
    'products=emailMagicLinks&shadow=1&logo=1&hideHeader=1&theme=dark&stay=1&dev=1',
    'products=crypto&wallet=reject',
    'public_token=public-token-test-mine&otpMinutes=1&sessionMinutes=60&redirect=none',
  ])('gives back the address it was read from: %p', (query) => {
    const address = addressOf(readSwitches(`?${query}`), '/sign-in');
    const given = new URL(address, 'http://localhost').searchParams;
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(new URLSearchParams(query)));
  });

  it('never takes the token of a link for a public token', () => {
    expect(switchParams(readSwitches('?stytch_token_type=magic_links&token=secret'))).toEqual({});
    expect(readSwitches('?token=public-token-test-mine').public_token).toBe('public-token-test-mine');
  });

  it('passes unknown values on, for the widget to name', () => {
    expect(readSwitches('?products=otp,nonsense').products).toEqual(['otp', 'nonsense']);
  });
});
