import type { RequestServices } from '../../browser/requests/requestServices';
import { base64, basicAuthorization } from '../../domain/calls/httpHeaders';
import type { ClientTelemetry } from '../../domain/entities';
import { SDK_IDENTIFIER, VERSION } from '../../domain/version';

/** The client's telemetry object. All ids are new on each call, so that they cannot track a visitor. */
export function clientTelemetry({ random, clock, page, storage }: RequestServices): ClientTelemetry {
  const visitor = storage.visitor.read();
  return {
    event_id: `event-id-${random.uuid()}`,
    app_session_id: `app-session-id-${random.uuid()}`,
    persistent_id: `persistent-id-${random.uuid()}`,
    client_sent_at: clock.wallTime().toISOString(),
    timezone: page.timezone,
    ...(visitor && { stytch_user_id: visitor.user.user_id, stytch_session_id: visitor.session.session_id }),
    app: { identifier: page.hostname },
    sdk: { identifier: SDK_IDENTIFIER, version: VERSION },
  };
}

export function sdkHeaders(services: RequestServices, token?: string): Record<string, string> {
  const { publicToken, storage, page } = services;
  // Without a session token the provider expects the public token in its place.
  const sessionToken = token || (storage.tokens.read()?.session_token ?? publicToken);
  return {
    Authorization: basicAuthorization(publicToken, sessionToken),
    'Content-Type': 'application/json',
    'X-SDK-Client': base64(JSON.stringify(clientTelemetry(services))),
    'X-SDK-Parent-Host': page.origin,
  };
}
