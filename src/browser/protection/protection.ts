import type { ResolvedEndpoints } from '../../domain/config/clientOptions';
import { createCaptcha, type Captcha } from './captcha';
import { createScriptLoader } from '../page/scripts';
import { createTelemetry, type Telemetry } from './telemetry';

/** Captcha and telemetry; a chunk for projects that have enabled them. */
interface Protection {
  captcha: Captcha;
  telemetry: Telemetry;
}

export function createProtection(
  publicToken: string,
  endpoints: ResolvedEndpoints,
  warn: (message: string) => void,
): Protection {
  const { captchaScriptUrl, telemetryScriptUrl, telemetryUrl } = endpoints;
  const scripts = createScriptLoader(document, [captchaScriptUrl, telemetryScriptUrl]);
  const urls = { script: telemetryScriptUrl, submit: `${telemetryUrl}/submit` };
  return {
    captcha: createCaptcha(captchaScriptUrl, scripts, warn),
    telemetry: createTelemetry(publicToken, urls, scripts, warn),
  };
}
