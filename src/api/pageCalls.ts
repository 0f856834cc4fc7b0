import type { RequestServices } from '../browser/requests/requestServices';
import { resolveEvents } from '../domain/config/clientOptions';
import type { LoggedEvent } from '../domain/entities';
import { messageOf } from '../domain/errors/errors';
import { clientTelemetry } from './http/sdkHeaders';

/** The call for the project's settings. */
export const settingsRequest = (publicToken: string) =>
  ({ method: 'GET', path: `/projects/bootstrap/${encodeURIComponent(publicToken)}` }) as const;

/** An event as it is sent, after the host's `events` option: unchanged, redacted, or null. */
export function loggedEvent(
  services: RequestServices,
  name: string,
  details: Record<string, unknown>,
): LoggedEvent | null {
  const event = { public_token: services.publicToken, event_name: name, details };
  try {
    const shown = resolveEvents(services.options)?.redact(event) ?? null;
    return shown && { telemetry: clientTelemetry(services), event: shown };
  } catch (error) {
    // An event whose redaction failed is not sent.
    services.log.error(`The events option threw: ${messageOf(error)}`);
    return null;
  }
}

/** The call that sends events: a beacon, which may outlive the page. */
export const eventsRequest = (batch: readonly LoggedEvent[]) =>
  ({ method: 'POST', path: '/events', body: batch, beacon: true }) as const;

/** Logged once for each client. */
export const INSTANCE_EVENT = {
  name: 'sdk_instance_instantiated',
  details: {
    event_callback_registered: false,
    error_callback_registered: false,
    success_callback_registered: false,
  },
};
