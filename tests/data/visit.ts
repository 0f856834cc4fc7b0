import type { Visit } from '../../src/domain/visit/visit';

/** A recorded visit to a login widget with these entries. */
export const visitOf = (entries: Visit['entries']): Visit => ({
  format: 'pricerx-auth visit',
  version: 1,
  recordedBy: '0.1.0',
  address: '/',
  widget: { kind: 'login', language: 'en', config: {}, strings: {} },
  phones: {},
  entries,
});
