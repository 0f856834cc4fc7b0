import type { OneTapPosition } from '../enums';
import { isWebAddress } from '../addresses/webAddress';

/** The position of the prompt: in the widget, above the page, or not shown. */
export type OneTapMode = 'embedded' | 'floating' | 'none';

export interface OneTapOptions {
  /** Sent to Google, which returns it in the ID token. */
  nonce: string;
  /** Id of the element that holds the prompt; without it the prompt floats above the page. */
  parentId?: string;
  /** Whether the browser may show its own prompt (FedCM). */
  useFedCM: boolean;
  cancelOnTapOutside: boolean;
  loginRedirectURL?: string;
  signupRedirectURL?: string;
}

export type OneTapEvent =
  | { type: 'shown' }
  /** The visitor has chosen an account. */
  | { type: 'chosen' }
  | { type: 'signedIn'; redirectUrl: string }
  /** Google's script did not load. */
  | { type: 'scriptFailed'; message: string }
  /** The prompt has ended. This is the last event. */
  | { type: 'over'; reason: string };

/** §4 One Tap: the prompt is embedded in the widget on phones only. */
const PHONE = /\b(?:iPhone|iPod)\b|\bAndroid\b.*\bMobile\b|\bIEMobile\b/;
const NO_PHONE = /\biPad\b|\bSilk\b/;
export const isPhone = (userAgent: string): boolean => PHONE.test(userAgent) && !NO_PHONE.test(userAgent);

/** §4 One Tap. With FedCM the browser draws the prompt itself, outside the page. */
export function oneTapMode(
  position: OneTapPosition | undefined,
  { hasFedCM, isPhone: onPhone }: { hasFedCM: boolean; isPhone: boolean },
): OneTapMode {
  if (position === undefined || position === 'floating') return 'floating';
  const wantsPlace = position === 'forceLegacyEmbedded' || !hasFedCM;
  if (wantsPlace) return onPhone ? 'embedded' : 'none';
  return position === 'embeddedOnly' ? 'none' : 'floating';
}

/**
 * §8 One Tap: notes for developers, by reason. The widget shows them with a test token; the console has them with a
 * live one, and all other reasons with either.
 */
const MESSAGES: Readonly<Record<string, (host: string, origin: string) => string>> = {
  origin_not_allowed_for_client: (host, origin) =>
    `The current host is not allowed to use this Google client. Add it to the client's Authorized JavaScript origins, including ${host} and ${origin}.`,
  invalid_client: () => 'The client ID is not recognised by Google.',
  oauth_config_not_found: () => 'No OAuth client is configured for Google in this project.',
  no_login_redirect_urls_set: () =>
    'No login redirect URLs are set for this project, so the configured one cannot be verified.',
  no_signup_redirect_urls_set: () =>
    'No sign-up redirect URLs are set for this project, so the configured one cannot be verified.',
  default_provider_not_allowed: () =>
    'The default provider is not compatible with One Tap: set up Google credentials of your own.',
};

/**
 * Google's script reports an unregistered origin in several ways, sometimes as a prompt closed by the user.
 */
const ORIGIN_REASONS = ['unregistered_origin', 'user_cancel'];

/**
 * The note for a reason; null for a reason that only the console has.
 * @param origin of the page, such as `http://localhost:4310`
 */
export function oneTapMessage(reason: string, origin: string): string | null {
  const known = ORIGIN_REASONS.includes(reason) ? 'origin_not_allowed_for_client' : reason;
  const host = origin.replace(/:\d+$/, '');
  const message = Object.hasOwn(MESSAGES, known) ? MESSAGES[known] : undefined;
  return message ? `Google One Tap: ${message(host, origin)}` : null;
}

const placeOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
};

/**
 * Whether the page may navigate to the address in an answer: a configured address, or one of the page's own
 * origin.
 */
export function isExpectedRedirect(
  address: string,
  configured: readonly (string | undefined)[],
  ownOrigin: string,
): boolean {
  if (!isWebAddress(address)) return false;
  if (new URL(address).origin === ownOrigin) return true;
  return configured.some((url) => url && isWebAddress(url) && placeOf(url) === placeOf(address));
}
