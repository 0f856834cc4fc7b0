/** @jest-environment node */
import { createClient, OTPMethods, Products, version } from '../headless';

describe('§5 A server environment', () => {
  it('the package can be imported, and its name lists can be read', () => {
    expect(typeof window).toBe('undefined');
    expect(Products.otp).toBe('otp');
    expect(Object.keys(OTPMethods)).toContain('sms');
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('createClient throws an error that says where to make the client', () => {
    expect(() => createClient('public-token-test-server')).toThrow(/createClient needs a browser.*effect/s);
  });
});
