import { createFakeServices, data } from '../../../tests/fakeServices';
import { createClientOf } from '../../../tests/sagas';
import { CONDITIONAL, PASSKEY } from '../../../tests/visits/passkeyOffer';
import { CHUNK_NOT_LOADED } from '../../domain/errors/errors';
import { authenticatePasskey } from './webauthnAuthenticate';

describe('§8 Passkeys: the chunk for passkeys does not load', () => {
  it.each([
    ['in a dialog', PASSKEY],
    ['in autofill', CONDITIONAL],
  ])('%s: the sign-in fails with the error of a missing chunk', async (_, options) => {
    const services = createFakeServices({
      provider: ({ route }) =>
        data(route.includes('/start/') ? { public_key_credential_request_options: '{}' } : {}),
    });
    services.webauthn = {
      isSupported: () => true,
      supportsAutofill: () => Promise.resolve(true),
      supports: () => Promise.resolve(false),
      load: () => Promise.resolve(null),
    };
    const { run } = createClientOf(services);
    expect(await run(() => authenticatePasskey(options))).toEqual({ error: CHUNK_NOT_LOADED });
    expect(services.callsTo('POST /webauthn/authenticate')).toEqual([]);
  });
});
