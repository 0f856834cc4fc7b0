import { messageOf } from '../../domain/errors/errors';
import { IDP_DEFAULT_SCOPE } from '../../domain/flowConstants';
import type { AuthorizeParameters } from '../../domain/idp/idpParameters';
import { grantedScopes } from '../../domain/idp/scopes';
import { settledBootstrap } from '../../sagas/bootstrap';
import { getMountContext, getServices, put, take, type SagaGenerator } from '../../sagas/effects';
import { startOAuthAuthorize, submitOAuthAuthorize } from '../../sagas/resources/idp';
import { hostEvent } from '../../store/host';
import { readManifest, type ConsentRequest, type ConsentSection } from '../../domain/idp/consentManifest';
import { startWithRetry, isFramed, showFailure, showFramed, showScreen } from './session';
import { clientNameOf, consentAnswered, denied, flowStartSucceeded, manifestGiven, succeeded } from './slice';
import { idpStrings } from './strings';

/** The visitor's decision. */
interface Decision {
  /** False when the visitor has consented to this app before, or must not be asked. */
  wasAsked: boolean;
  /** Null when the visitor must not be asked, because the page is in a frame. */
  granted: boolean | null;
}

/** The id of the text for an app without a name. */
const NO_NAME = 'idpConsent.defaultClientName';

const scopeOf = ({ scope = IDP_DEFAULT_SCOPE }: AuthorizeParameters): string => scope;

function* start(parameters: AuthorizeParameters) {
  const { client_id, redirect_uri } = parameters;
  const scope = scopeOf(parameters);
  yield* put(hostEvent('OAUTH_AUTHORIZE_FLOW_START', { client_id, redirect_uri, scope }));
  return yield* startOAuthAuthorize(parameters);
}

/** §3 Consent manifest: the host's description of an app's request; null when there is none or it is invalid. */
function* consentManifest(request: ConsentRequest): SagaGenerator<ConsentSection[] | null> {
  const { getConsentManifest } = yield* getMountContext();
  if (getConsentManifest) {
    try {
      const sections = readManifest(getConsentManifest({ ...request, scopes: [...request.scopes] }));
      const saysNothing = sections.every(({ items }) => items.length === 0);
      if (saysNothing && request.scopes.length > 0) throw new TypeError('the manifest has no items');
      return sections;
    } catch (error) {
      const { log } = yield* getServices();
      log.error(`getConsentManifest failed (${messageOf(error)}); the widget's own texts are shown.`);
    }
  }
  return null;
}

/** §4 Authorize flow, from the app's request to the visitor's answer. */
export function* decideAuthorize(parameters: AuthorizeParameters): SagaGenerator<Decision> {
  const { consent_required, oidc_client, grantable_scope, ungrantable_scope } = yield* startWithRetry(() =>
    start(parameters),
  );
  const { redirect_uri } = parameters;
  const scopes = { scope: scopeOf(parameters), grantable_scope, ungrantable_scope };
  yield* put(flowStartSucceeded({ consent_required, oidc_client, ...scopes, redirect_uri }));
  if (!consent_required) return { wasAsked: false, granted: false };
  if (yield* isFramed()) return { wasAsked: false, granted: null };
  yield* settledBootstrap();
  const context = yield* getMountContext();
  const manifest = yield* consentManifest({
    scopes: grantedScopes(scopes),
    clientName: clientNameOf(oidc_client) || context.messageOf?.(NO_NAME) || idpStrings[NO_NAME],
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
): SagaGenerator<void> {
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
