import { IDP_DEFAULT_SCOPE } from '../../domain/flowConstants';
import type { AuthorizeParameters } from '../../domain/idp/idpParameters';
import { grantedScopes } from '../../domain/idp/scopes';
import { settledBootstrap } from '../../sagas/bootstrap';
import { put, take, type Operation } from '../../sagas/effects';
import { startOAuthAuthorize, submitOAuthAuthorize } from '../../sagas/resources/idp';
import { hostEvent } from '../../store/host';
import { consentManifest } from './manifest';
import { startWithRetry } from './session';
import { isFramed, showFailure, showFramed, showScreen } from './show';
import { clientNameOf, consentAnswered, denied, flowStarted, manifestGiven, succeeded } from './slice';
import { idpStrings } from './strings';

/** The visitor's decision. */
interface Decision {
  /** False when the visitor has consented to this app before, or must not be asked. */
  wasAsked: boolean;
  /** Null when the visitor must not be asked, because the page is in a frame. */
  granted: boolean | null;
}

const scopeOf = ({ scope = IDP_DEFAULT_SCOPE }: AuthorizeParameters): string => scope;

function* start(parameters: AuthorizeParameters) {
  const { client_id, redirect_uri } = parameters;
  const scope = scopeOf(parameters);
  yield* put(hostEvent('OAUTH_AUTHORIZE_FLOW_START', { client_id, redirect_uri, scope }));
  return yield* startOAuthAuthorize(parameters);
}

/** §4 Authorize flow, from the app's request to the visitor's answer. */
export function* decideAuthorize(parameters: AuthorizeParameters): Operation<Decision> {
  const { consent_required, oidc_client, grantable_scope, ungrantable_scope } = yield* startWithRetry(() =>
    start(parameters),
  );
  const { redirect_uri } = parameters;
  const scopes = { scope: scopeOf(parameters), grantable_scope, ungrantable_scope };
  yield* put(flowStarted({ consent_required, oidc_client, ...scopes, redirect_uri }));
  if (!consent_required) return { wasAsked: false, granted: false };
  if (yield* isFramed()) return { wasAsked: false, granted: null };
  yield* settledBootstrap();
  const manifest = yield* consentManifest({
    scopes: grantedScopes(scopes),
    clientName: clientNameOf(oidc_client) || idpStrings['idpConsent.defaultClientName'],
  });
  yield* put(manifestGiven(manifest));
  yield* showScreen();
  const { payload: granted } = yield* take(consentAnswered);
  return { wasAsked: true, granted };
}

/**
 * §4 Authorize flow: submits the answer to the provider, which redirects the page. The screen is shown until then.
 */
export function* submitAuthorize(
  parameters: AuthorizeParameters,
  { wasAsked, granted }: Decision,
): Operation<void> {
  if (granted === null) return yield* showFramed();
  const { error } = yield* submitOAuthAuthorize({ ...parameters, consent_granted: granted });
  if (error) return yield* showFailure(error);
  if (wasAsked && !granted) {
    yield* put(denied());
    return yield* put(hostEvent('OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED', {}));
  }
  yield* put(succeeded());
  yield* showScreen();
  yield* put(hostEvent('OAUTH_AUTHORIZE_FLOW_COMPLETE', {}));
}
