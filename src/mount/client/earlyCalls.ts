import { sendRequest } from '../../api/http/baseQuery';
import { eventsRequest, INSTANCE_EVENT, loggedEvent, settingsRequest } from '../../api/pageCalls';
import type { EarlyCalls, EntryServices, UnsentEvent } from '../../browser/services/services.entry';
import { createRequestServices } from '../../browser/requests/requestServices';
import { bootstrapFromWire } from '../../domain/bootstrap';
import { resolveEvents } from '../../domain/config/clientOptions';

/** Asks for the project's settings, and logs the mounts of a page on which nobody has touched a widget. */
export function startEarlyCalls(page: EntryServices): EarlyCalls {
  const services = createRequestServices(page);
  services.endpoints.warnings.forEach(page.log.warn);
  const limits = resolveEvents(page.options);
  const unsent: UnsentEvent[] = [INSTANCE_EVENT];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = unsent.splice(0).map(({ name, details }) => loggedEvent(services, name, details));
    const logged = batch.filter((event) => event !== null);
    if (logged.length > 0) void sendRequest(eventsRequest(logged), services);
  }

  if (limits) window.addEventListener('pagehide', send);
  return {
    // In another task than `createRequestServices`, which reads the time zone.
    settings: new Promise((resolve) => setTimeout(resolve))
      .then(() => sendRequest(settingsRequest(page.publicToken), services))
      .then(({ data }) => (data ? bootstrapFromWire(data) : null))
      .catch(() => null),
    log(event) {
      unsent.push(event);
      if (!limits) return;
      if (unsent.length >= limits.batchSize) send();
      else timer ??= setTimeout(send, limits.batchIntervalMs);
    },
    end() {
      window.removeEventListener('pagehide', send);
      clearTimeout(timer);
      return unsent.splice(0);
    },
  };
}
