import type { ResolvedConfig } from '../../domain/config';

/** A way in that stands beside the password, and that those without one are sent by themselves. */
export type SecondMethod = 'link' | 'code';

/** §2 A code where codes go to email addresses, whatever the products; a link where the host has said how links shall be. */
export function secondMethodOf(config: ResolvedConfig): SecondMethod | null {
  if (config.otpOptions.methods.includes('email')) return 'code';
  return config.products.includes('emailMagicLinks') && config.magicLinkOptionsGiven ? 'link' : null;
}
