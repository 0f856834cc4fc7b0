import type { CaptchaSettings, RawBootstrap } from '../src/domain/entities';
import type { AuthError } from '../src/domain/errors/errors';
import { loadBootstrap } from '../src/sagas/bootstrap';
import { takeEvery } from '../src/sagas/effects';
import { hostError } from '../src/store/host';
import { bootstrap, createFakeServices, data, type Provider } from './fakeServices';
import { createClientOf } from './sagas';

export const CAPTCHA_ON: CaptchaSettings = { enabled: true, siteKey: 'key' };
export const DFP = { dfp_protected_auth_enabled: true };

/** A project with these settings; captcha tokens and telemetry ids are numbered as they are made. */
export async function protectedProject(
  fields: Partial<RawBootstrap>,
  provider: Provider = () => data({ method_id: 'm' }),
) {
  const made = { captcha: 0, telemetry: 0 };
  /** The scripts that were fetched before a call needs them. */
  const prepared: string[] = [];
  const services = createFakeServices({
    provider: (call) => (call.route.startsWith('GET /projects') ? bootstrap(fields) : provider(call)),
    captcha: {
      prepare: () => void prepared.push('captcha'),
      token: ({ enabled }) => Promise.resolve(enabled ? `captcha-${(made.captcha += 1)}` : undefined),
    },
    telemetry: {
      prepare: () => void prepared.push('telemetry'),
      id: () => Promise.resolve(`telemetry-${(made.telemetry += 1)}`),
    },
  });
  const client = createClientOf(services);
  await client.run(loadBootstrap);
  /** What the host's `onError` is told. */
  const heard: AuthError[] = [];
  client.runRoot(() =>
    takeEvery(hostError, function* ({ payload }) {
      heard.push(payload);
    }),
  );
  const bodies = (route: string) => services.callsTo(route).map(({ body }) => body);
  return { ...client, services, bodies, heard, prepared };
}
