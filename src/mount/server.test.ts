/** @jest-environment node */
import { createClient, mountLogin, Products } from '../index';

describe('§5 A server environment: the widget', () => {
  it('may be imported there', () => {
    expect(typeof document).toBe('undefined');
    expect(Products.otp).toBe('otp');
  });

  it('cannot be mounted there, and says where instead', () => {
    const args = { publicToken: 'public-token-test-server', selector: '#sign-in' };
    expect(() => mountLogin(args)).toThrow(/PriceRxAuth\.mountLogin needs a browser.*effect/s);
    expect(() => createClient('public-token-test-server')).toThrow(/createClient needs a browser.*effect/s);
  });
});
