import type { ProtectionFields } from '../../api/api';
import { selectBootstrap } from '../../api/endpoints/bootstrap';
import type { AuthAnswer, Bootstrap } from '../../domain/entities';
import { UNREACHABLE, type AuthError, type Result } from '../../domain/errors/errors';
import { hostError } from '../../store/host';
import { bootstrapForCall, prepareCall, settledBootstrap, type Prepared } from '../bootstrap';
import { call, delay, getServices, put, race, select, spawn, type SagaGenerator } from '../effects';
import { mutate } from '../request';
import type { Mutation } from '../send';
import { storeAuthenticated } from '../session/sessions';

/** What a call sends, and whether it is sent again when the provider requires a captcha. */
const PROTECTION = {
  full: { telemetry: true, retried: true },
  withoutRetry: { telemetry: true, retried: false },
  captchaOnly: { telemetry: false, retried: false },
} as const;

const CAPTCHA_FAILED_ID = 'error.captchaFailed';
const CAPTCHA_FAILED_TEXT =
  'We could not complete the security check. Please try again; if it keeps failing, turn off content blockers for this page.';

/** A new object each time, so that screen readers announce each failure. */
const refused = (): AuthError => ({
  kind: 'unreachable',
  id: CAPTCHA_FAILED_ID,
  message: CAPTCHA_FAILED_TEXT,
});

const isCaptchaFailure = (error?: AuthError): boolean =>
  error?.kind === 'unreachable' && error.id === CAPTCHA_FAILED_ID;

const scriptFailure = (name: 'captcha' | 'telemetry'): AuthError => ({
  kind: 'unreachable',
  message: `The ${name} script failed or gave no answer in time, so a call was sent without it.`,
});

/** Cancels an operation that has not ended at a time of the clock. */
function* until<T>(ends: number, operation: SagaGenerator<Result<T>>): SagaGenerator<Result<T>> {
  const { clock } = yield* getServices();
  const { result } = yield* race({ result: operation, late: delay(Math.max(0, ends - clock.now())) });
  return result ?? { error: UNREACHABLE };
}

function requirementsOf(bootstrap: Bootstrap): { captcha: boolean; telemetry: boolean } {
  if (!bootstrap.runDFPProtectedAuth) return { captcha: true, telemetry: false };
  return { captcha: bootstrap.dfpProtectedAuthMode !== 'DECISIONING', telemetry: true };
}

/**
 * Fetches the scripts of captcha and telemetry beside what the visitor does before a call, so that the call does not wait for them.
 */
export function* prepareProtection(): SagaGenerator<void> {
  yield* spawn(function* () {
    const { captcha, telemetry } = yield* getServices();
    const settings = yield* settledBootstrap();
    const required = requirementsOf(settings);
    if (required.captcha && settings.captchaSettings.enabled) captcha.prepare(settings.captchaSettings);
    if (required.telemetry) telemetry.prepare();
  });
}

function* fetchFields(required: { captcha: boolean; telemetry: boolean }): SagaGenerator<ProtectionFields> {
  const { captcha, telemetry } = yield* getServices();
  const { captchaSettings } = yield* select(selectBootstrap);
  const isCaptchaNeeded = required.captcha && captchaSettings.enabled;
  // Without an await the request is sent before the views draw the wait.
  if (!isCaptchaNeeded && !required.telemetry) return {};
  const [captcha_token, dfp_telemetry_id] = yield* call(() =>
    Promise.all([
      isCaptchaNeeded ? captcha.token(captchaSettings) : undefined,
      required.telemetry ? telemetry.id() : undefined,
    ]),
  );
  return { captcha_token, dfp_telemetry_id };
}

interface ProtectionOptions {
  protection?: keyof typeof PROTECTION;
  /** From a caller that needs the settings itself. */
  prepared?: Prepared;
}

/**
 * §4 Bot protection: calls a mutation endpoint with the fields that the project's mode requires. When the provider
 * requires a captcha, the call is sent once more with a fresh telemetry id and captcha token. All of it has one time limit.
 */
export function* protectedMutate<A extends ProtectionFields, T>(
  endpoint: Mutation<A, T>,
  arg: NoInfer<A>,
  { protection = 'full', prepared }: ProtectionOptions = {},
): SagaGenerator<Result<T>> {
  const { telemetry, retried } = PROTECTION[protection];
  const { settings: bootstrap, ends } = prepared ?? (yield* prepareCall());
  const project = requirementsOf(bootstrap);
  const required = { captcha: project.captcha || !telemetry, telemetry: project.telemetry && telemetry };
  const fields = yield* fetchFields(required);
  const first = yield* until(ends, mutate(endpoint, { ...arg, ...fields }));
  const isRefused = first.error?.kind === 'captchaRequired';
  const result = !isRefused
    ? first
    : retried
      ? yield* until(ends, retry(endpoint, arg))
      : { error: refused() };
  const missing = {
    captcha: required.captcha && bootstrap.captchaSettings.enabled && fields.captcha_token === undefined,
    telemetry: required.telemetry && fields.dfp_telemetry_id === undefined,
  };
  // The caller reports captcha errors.
  if (missing.captcha && !isCaptchaFailure(result.error)) yield* put(hostError(scriptFailure('captcha')));
  if (missing.telemetry) yield* put(hostError(scriptFailure('telemetry')));
  return result;
}

function* retry<A extends ProtectionFields, T>(endpoint: Mutation<A, T>, arg: A): SagaGenerator<Result<T>> {
  // The project's settings may have arrived after the first call.
  const { runDFPProtectedAuth, captchaSettings } = yield* bootstrapForCall();
  if (!runDFPProtectedAuth && !captchaSettings.enabled) return { error: refused() };
  const fields = yield* fetchFields({ captcha: true, telemetry: runDFPProtectedAuth });
  const again = yield* mutate(endpoint, { ...arg, ...fields });
  return again.error?.kind === 'captchaRequired' ? { error: refused() } : again;
}

/** The operation that signs in by a call with bot protection, and stores the session. */
export const signInWith = <
  A extends ProtectionFields & { session_duration_minutes?: number },
  T extends AuthAnswer,
>(
  endpoint: Mutation<A, T>,
) =>
  function* (fields: Omit<A, keyof ProtectionFields>): SagaGenerator<Result<T>> {
    const arg = fields as A;
    return yield* storeAuthenticated(yield* protectedMutate(endpoint, arg), arg.session_duration_minutes);
  };
