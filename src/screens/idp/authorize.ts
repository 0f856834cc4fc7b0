import { IDP_DEFAULT_SCOPE } from '../../domain/flowConstants';
import { localErrors } from '../../domain/errors/errorRules';
import type { AuthorizeParameters } from '../../domain/idp/idpParameters';
import { grantedScopes } from '../../domain/idp/scopes';
import { settledBootstrap } from '../../sagas/bootstrap';
import { getServices, put, take, type Operation } from '../../sagas/effects';
import { startOAuthAuthorize, submitOAuthAuthorize } from '../../sagas/resources/idp';
import { hostEvent } from '../../store/host';
import { consentManifest } from './manifest';
import { started } from './session';
import { showFailure, showScreen } from './show';
import { clientNameOf, consentAnswered, denied, flowStarted, manifestGiven, succeeded } from './slice';
import { idpStrings } from './strings';

/** In a frame, a page of another site could cover the Allow button with its own text (clickjacking). */
const FRAMED = localErrors(idpStrings)('idpConsent.framed');

/** Whether the visitor was asked, and their answer. */
interface Decision {
  asked: boolean;
  /** Null when the visitor must not be asked. */
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
  const { consent_required, oidc_client, grantable_scope, ungrantable_scope } = yield* started(() =>
    start(parameters),
  );
  const { redirect_uri } = parameters;
  const scopes = { scope: scopeOf(parameters), grantable_scope, ungrantable_scope };
  const asked = { consent_required, oidc_client, ...scopes, redirect_uri };
  yield* put(flowStarted(asked));
  if (!consent_required) return { asked: false, granted: false };
  const { navigation } = yield* getServices();
  if (navigation.isFramedByOthers()) return { asked: false, granted: null };
  yield* settledBootstrap();
  const manifest = yield* consentManifest({
    scopes: grantedScopes(scopes),
    clientName: clientNameOf(oidc_client) || idpStrings['idpConsent.defaultClientName'],
  });
  yield* put(manifestGiven(manifest));
  yield* showScreen();
  const { payload: granted } = yield* take(consentAnswered);
  return { asked: true, granted };
}

/**
 * §4 Authorize flow: submits the answer to the provider, which redirects the page. The screen is shown until then.
 */
export function* submitAuthorize(
  parameters: AuthorizeParameters,
  { asked, granted }: Decision,
): Operation<void> {
  if (granted === null) return yield* showFailure(FRAMED);
  const { error } = yield* submitOAuthAuthorize({ ...parameters, consent_granted: granted });
  if (error) return yield* showFailure(error);
  if (asked && !granted) {
    yield* put(denied());
    return yield* put(hostEvent('OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED', {}));
  }
  yield* put(succeeded());
  yield* showScreen();
  yield* put(hostEvent('OAUTH_AUTHORIZE_FLOW_COMPLETE', {}));
}
