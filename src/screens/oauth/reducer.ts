import type { OAuthProvider } from '../../domain/enums';
import type { AuthError } from '../../domain/errors/errors';
import { plainAction } from '../../domain/plainAction';
import type { ProviderName } from '../../domain/oauth/providerNames';
import type { oauthStrings } from './strings';

/** What the buttons show as an error: the id of a text of this flow, or an error value. */
export type OAuthProblem =
  { text: keyof typeof oauthStrings; provider?: ProviderName; error?: undefined } | { error: AuthError };

export interface OAuthState {
  /** The page is navigating to this provider. */
  leavingFor: OAuthProvider | null;
  problem: OAuthProblem | null;
  /** The page is in an in-app browser, where Google refuses to sign in. */
  isInApp: boolean;
}

export const INITIAL_OAUTH_STATE: OAuthState = { leavingFor: null, problem: null, isInApp: false };

export const providerChosen = plainAction('widget/oauth/providerChosen')<OAuthProvider>();
export const stayed = plainAction('widget/oauth/stayed')<void>();

/** What happens to the social buttons before Redux is loaded, too. */
export type OAuthAction = ReturnType<typeof providerChosen | typeof stayed>;

/** The state of the social buttons after an action. The slice adds the actions of the app. */
export function oauthReducer(state: OAuthState, action: { type: string }): OAuthState {
  const { type, payload } = action as OAuthAction;
  if (type === providerChosen.type) return { ...state, leavingFor: payload, problem: null };
  return type === stayed.type ? { ...state, leavingFor: null } : state;
}
