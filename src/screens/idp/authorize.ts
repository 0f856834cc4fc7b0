import { IDP_DEFAULT_SCOPE } from '../../domain/constants';
import type { AuthError } from '../../domain/errors';
import type { AuthorizeParameters } from '../../domain/idpParameters';
import { plainName } from '../../domain/plainName';
import { scopesOf } from '../../domain/scopes';
import { destinationOf } from '../../domain/webAddress';
import { settledBootstrap } from '../../sagas/bootstrap';
import { getServices, put, take, type Operation } from '../../sagas/effects';
import { startOAuthAuthorize, submitOAuthAuthorize } from '../../sagas/idp';
import { hostEvent } from '../../store/host';
import { consentManifest } from './manifest';
import { started } from './session';
import { show, showFailure } from './show';
import { consentAnswered } from './slice';
import { idpStrings } from './strings';

const LONGEST_APP_NAME = 60;

/** A page of another site could lay its own words over Allow (clickjacking). */
const FRAMED: AuthError = {
  kind: 'local',
  id: 'idpConsent.framed',
  message: idpStrings['idpConsent.framed'],
};

/** The visitor's answer, or that none is needed. */
interface Decision {
  clientName: string;
  asked: boolean;
  /** Null where the visitor must not be asked. */
  granted: boolean | null;
}

function* start(parameters: AuthorizeParameters) {
  const { client_id, redirect_uri, scope = IDP_DEFAULT_SCOPE } = parameters;
  yield* put(hostEvent('OAUTH_AUTHORIZE_FLOW_START', { client_id, redirect_uri, scope }));
  return yield* startOAuthAuthorize(parameters);
}

/** §4 Authorize flow: from the app's wish to what the visitor says to it. */
export function* decideAuthorize(parameters: AuthorizeParameters): Operation<Decision> {
  const { consent_required, oidc_client, grantable_scope, ungrantable_scope } = yield* started(() =>
    start(parameters),
  );
  const clientName = plainName(oidc_client?.client_name, LONGEST_APP_NAME);
  if (!consent_required) return { clientName, asked: false, granted: false };
  const { navigation } = yield* getServices();
  if (navigation.isFramedByOthers()) return { clientName, asked: false, granted: null };
  yield* settledBootstrap();
  const manifest = yield* consentManifest({
    scopes: scopesOf(grantable_scope),
    clientName: clientName || idpStrings['idpConsent.defaultClientName'],
  });
  const destination = destinationOf(parameters.redirect_uri);
  yield* show({ view: 'consent', clientName, grantable_scope, ungrantable_scope, destination, manifest });
  const { payload: granted } = yield* take(consentAnswered);
  return { clientName, asked: true, granted };
}

/** §4 The answer goes to the provider, and the page with it. What is shown here stays for the moment until it has left. */
export function* submitAuthorize(
  parameters: AuthorizeParameters,
  { clientName, asked, granted }: Decision,
): Operation<void> {
  if (granted === null) return yield* showFailure(FRAMED);
  const { error } = yield* submitOAuthAuthorize({ ...parameters, consent_granted: granted });
  if (error) return yield* showFailure(error);
  if (asked && !granted) {
    yield* show({ view: 'denied' });
    return yield* put(hostEvent('OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED', {}));
  }
  yield* show({ view: 'success', clientName, asked });
  yield* put(hostEvent('OAUTH_AUTHORIZE_FLOW_COMPLETE', {}));
}
