import { PROVIDER_NAMES, type ProviderName } from '../../domain/oauth/providerNames';
import { SIGN_IN_USED } from '../../ui/text/sharedEnglish';

type ContinueStrings = { [N in ProviderName as `oauth.continueWith${N}`]: `Continue with ${N}` };

/** One text for each provider. */
const CONTINUE = Object.fromEntries(
  PROVIDER_NAMES.map((name) => [`oauth.continueWith${name}`, `Continue with ${name}`]),
) as ContinueStrings;

export const oauthStrings = {
  ...CONTINUE,
  // Warning above the buttons of social providers. {provider}: a company such as Google.
  'oauth.cancelled': 'You did not finish logging in with {provider}. Try again, or choose another way.',
  'oauth.providerFailed': '{provider} could not log you in. Try again, or choose another way.',
  // Warning above those buttons.
  'oauth.tokenUsed': SIGN_IN_USED,
  'oauth.otherBrowser':
    'You started this login in another browser or on another device. Finish it there, or log in again here.',
  // Hint above those buttons, inside the browser of an app. Safari and Chrome are names.
  'oauth.inApp': 'Google may refuse to log you in inside an app. If so, open this page in Safari or Chrome.',
} as const;
