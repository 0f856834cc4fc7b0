import { PROVIDER_NAMES, type ProviderName } from '../../domain/text/providerNames';
import { SIGN_IN_USED } from '../../ui/text/sharedEnglish';

type ContinueStrings = { [N in ProviderName as `oauth.continueWith${N}`]: `Continue with ${N}` };

/** One text for each provider. */
const CONTINUE = Object.fromEntries(
  PROVIDER_NAMES.map((name) => [`oauth.continueWith${name}`, `Continue with ${name}`]),
) as ContinueStrings;

export const oauthStrings = {
  ...CONTINUE,
  // Warning above the buttons of social providers. {provider}: a company such as Google.
  'oauth.cancelled': 'You did not finish signing in with {provider}. Try again, or choose another way.',
  'oauth.providerFailed': '{provider} could not sign you in. Try again, or choose another way.',
  // Warning above those buttons.
  'oauth.tokenUsed': SIGN_IN_USED,
  'oauth.otherBrowser':
    'You started this sign-in in a different browser or on a different device. Finish it there, or sign in here again.',
  // Hint above those buttons, inside the browser of an app.
  'oauth.inApp':
    'Google may refuse to sign you in inside an app. If it does, open this page in your browser.',
} as const;
