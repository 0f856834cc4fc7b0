import type { ResolvedConfig } from '../../../domain/config/config';

/** An alternative to the password. Accounts without a password are sent it automatically. */
export type SecondMethod = 'link' | 'code';

/** §4 Password flow: a code if the OTP methods include email, whatever the products; a link if it is a product. */
export function secondMethodOf(config: ResolvedConfig): SecondMethod | null {
  if (config.otpOptions.methods.includes('email')) return 'code';
  return config.products.includes('emailMagicLinks') ? 'link' : null;
}
