/** @jest-environment node */
import { createClient, mountLogin, Products } from '../index';

describe('§5 A server environment: the widget', () => {
  it('can be imported', () => {
    expect(typeof document).toBe('undefined');
    expect(Products.otp).toBe('otp');
  });

  it('throws on a mount, and says to mount in a browser', () => {
    const args = { publicToken: 'public-token-test-server', selector: '#sign-in' };
    expect(() => mountLogin(args)).toThrow(/PriceRxAuth\.mountLogin needs a browser.*effect/s);
    expect(() => createClient('public-token-test-server')).toThrow(/createClient needs a browser.*effect/s);
  });
});
