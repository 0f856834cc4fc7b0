/** @jest-environment node */
import { createClient, OTPMethods, Products, version } from '../headless';

describe('§5 A server environment', () => {
  it('may import the package, and read its name lists', () => {
    expect(typeof window).toBe('undefined');
    expect(Products.otp).toBe('otp');
    expect(Object.keys(OTPMethods)).toEqual(['sms', 'whatsapp', 'email']);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('gets an error that says where to make the client instead', () => {
    expect(() => createClient('public-token-test-server')).toThrow(/createClient needs a browser.*effect/s);
  });
});
