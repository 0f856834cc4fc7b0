import type { ProtectionFields } from '../api/protection';
import { selectBootstrap } from '../api/bootstrap';
import type { Bootstrap } from '../domain/entities';
import type { AuthError, Outcome } from '../domain/errors';
import { settledBootstrap } from './bootstrap';
import { call, getServices, select, type Operation } from './effects';
import { request } from './request';

/** What a call carries. `retried` calls are sent once more when the provider asks for a captcha. */
const PROTECTION = {
  full: { telemetry: true, retried: true },
  withoutRetry: { telemetry: true, retried: false },
  captchaOnly: { telemetry: false, retried: false },
} as const;

export type Protection = keyof typeof PROTECTION;

const CAPTCHA_FAILED_TEXT =
  'We could not complete the security check. Please try again; if it keeps failing, turn off content blockers for this page.';

function wanted(bootstrap: Bootstrap): { captcha: boolean; telemetry: boolean } {
  if (!bootstrap.runDFPProtectedAuth) return { captcha: true, telemetry: false };
  return { captcha: bootstrap.dfpProtectedAuthMode !== 'DECISIONING', telemetry: true };
}

function* fetchFields(want: { captcha: boolean; telemetry: boolean }): Operation<ProtectionFields> {
  const { captcha, telemetry } = yield* getServices();
  const { captchaSettings } = yield* select(selectBootstrap);
  const [captcha_token, dfp_telemetry_id] = yield* call(() =>
    Promise.all([
      want.captcha ? captcha.token(captchaSettings) : undefined,
      want.telemetry ? telemetry.id() : undefined,
    ]),
  );
  return { captcha_token, dfp_telemetry_id };
}

/**
 * §4 Bot protection: attaches what the project's mode asks for, and on a captcha refusal sends the call once more with a
 * fresh telemetry id and captcha token.
 * @param start makes the request from the protection fields.
 */
export function* protectedRequest<T>(
  start: (fields: ProtectionFields) => Parameters<typeof request<T>>[0],
  protection: Protection = 'full',
): Operation<Outcome<T>> {
  const bootstrap = yield* select(selectBootstrap);
  const { telemetry, retried } = PROTECTION[protection];
  const want = wanted(bootstrap);
  const fields = yield* fetchFields({
    captcha: want.captcha || !telemetry,
    telemetry: want.telemetry && telemetry,
  });
  const first = yield* request<T>(start(fields));
  if (first.error?.kind !== 'captchaRequired') return first;

  const refused: AuthError = { kind: 'unreachable', id: 'error.captchaFailed', message: CAPTCHA_FAILED_TEXT };
  if (!retried) return { error: refused };
  // A quick visitor may have been faster than the project's settings.
  const { runDFPProtectedAuth, captchaSettings } = yield* settledBootstrap();
  if (!runDFPProtectedAuth && !captchaSettings.enabled) return { error: refused };
  const again = yield* request<T>(
    start(yield* fetchFields({ captcha: true, telemetry: runDFPProtectedAuth })),
  );
  return again.error?.kind === 'captchaRequired' ? { error: refused } : again;
}
