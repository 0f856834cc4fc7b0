import { REQUEST_TIMEOUT_MS } from '../../domain/constants';
import type { OAuthProvider } from '../../domain/enums';
import type { AuthError } from '../../domain/errors/errors';
import { localErrors } from '../../domain/errors/errorRules';
import { isInApp } from '../../domain/addresses/inApp';
import {
  delay,
  getServices,
  put,
  select,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from '../../sagas/effects';
import { startOAuth, takeOAuthRefusal } from '../../sagas/resources/oauth';
import { oauthProblemFound, oauthProblemSeen } from '../../store/client';
import { hostError } from '../../store/host';
import { leavingForProvider } from '../../store/widget';
import { reject, selectConfig, cancelOnPageRestore } from '../shared/screenEffects';
import { providerName } from '../../domain/oauth/providerNames';
import { providerChosen, stayed } from './reducer';
import { inAppFound, problemShown } from './slice';
import { oauthStrings } from './strings';

/** Awaits nothing but the start itself, so that the navigation happens within the click's user activation. */
function* leaveFor(type: OAuthProvider): SagaGenerator<void> {
  const { providers, loginRedirectURL, signupRedirectURL } = (yield* selectConfig()).oauthOptions;
  const { custom_scopes, provider_params } = providers.find((provider) => provider.type === type) ?? {};
  const { error } = yield* startOAuth(type, {
    custom_scopes,
    provider_params,
    login_redirect_url: loginRedirectURL,
    signup_redirect_url: signupRedirectURL,
  });
  if (error) return yield* reject((failure) => problemShown({ error: failure }), error);
  // If this code still runs after that time, the visitor has stopped the navigation, or it has failed.
  yield* delay(REQUEST_TIMEOUT_MS);
}

function* start({ payload }: ReturnType<typeof providerChosen>): SagaGenerator<void> {
  yield* put(leavingForProvider());
  yield* cancelOnPageRestore(leaveFor(payload));
  yield* put(stayed());
}

/** Shows why the visitor has returned from the provider without a token, and reports it to the host. */
function* showRefusal(): SagaGenerator<void> {
  const refusal = yield* takeOAuthRefusal();
  if (!refusal) return;
  const text = refusal.isCancelled ? 'oauth.cancelled' : 'oauth.providerFailed';
  const provider = providerName(refusal.provider);
  yield* put(problemShown({ text, provider }));
  const message = oauthStrings[text].replace('{provider}', provider);
  yield* put(hostError({ ...localErrors(oauthStrings)(text), message }));
}

/** Shows an error of `authenticateByUrl`, which the host has already received, to the visitor. */
function* showProblem(error: AuthError): SagaGenerator<void> {
  yield* put(oauthProblemSeen());
  if (error.kind === 'device' && error.name === 'MissingPKCEError')
    return yield* put(problemShown({ text: 'oauth.otherBrowser' }));
  if (error.kind === 'api' && error.error_type === 'oauth_token_not_found')
    return yield* put(problemShown({ text: 'oauth.tokenUsed' }));
  yield* put(problemShown({ error }));
}

export function* oauthSaga(): SagaGenerator<void> {
  yield* takeLeading(providerChosen, start);
  yield* takeEvery(oauthProblemFound, ({ payload }) => showProblem(payload));
  if (isInApp((yield* getServices()).page.userAgent)) yield* put(inAppFound());
  const problem = yield* select((state) => state.client.oauthProblem);
  if (problem) yield* showProblem(problem);
  yield* showRefusal();
}
