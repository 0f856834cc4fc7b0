import { PROVIDER_NAMES, type ProviderName } from '../../domain/text/providerNames';

type Continue = { [N in ProviderName as `oauth.continueWith${N}`]: `Continue with ${N}` };

/** One text for each provider. */
const CONTINUE = Object.fromEntries(
  PROVIDER_NAMES.map((name) => [`oauth.continueWith${name}`, `Continue with ${name}`]),
) as Continue;

export const oauthStrings = {
  ...CONTINUE,
  'oauth.cancelled': 'You did not finish signing in with {provider}. Try again, or choose another way.',
  'oauth.providerFailed': '{provider} could not sign you in. Try again, or choose another way.',
  'oauth.tokenUsed': 'This sign-in was used already, or it took too long. Please sign in again.',
  'oauth.otherBrowser':
    'This sign-in was started in another browser or on another device. Finish it there, or sign in here again.',
  'oauth.inApp':
    'Google may refuse to sign you in inside an app. If it does, open this page in your browser.',
} as const;
