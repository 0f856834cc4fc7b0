import { CALL_PREPARATION_MS } from '../../domain/constants';
import type { CaptchaSettings } from '../../domain/entities';
import { messageOf } from '../../domain/errors/errors';
import type { ScriptLoader } from '../page/scripts';
import { withTimeout } from '../time/withTimeout';

export interface Captcha {
  /** Loads the script for a later token. */
  prepare(settings: CaptchaSettings): void;
  /** A fresh token, or undefined when no captcha is configured or the script fails. Never rejects. */
  token(settings: CaptchaSettings): Promise<string | undefined>;
}

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

const recaptcha = (): Recaptcha | undefined =>
  (globalThis as { grecaptcha?: { enterprise?: Recaptcha } }).grecaptcha?.enterprise;

export function createCaptcha(
  scriptUrl: string,
  scripts: ScriptLoader,
  warn: (message: string) => void,
): Captcha {
  const load = async (siteKey: string): Promise<void> => {
    if (!recaptcha()) await scripts.load(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`);
  };
  async function execute(siteKey: string): Promise<string> {
    await load(siteKey);
    const api = recaptcha();
    if (!api) throw new Error('The captcha script loaded, but has no grecaptcha API.');
    await new Promise<void>((resolve) => api.ready(resolve));
    return api.execute(siteKey, { action: 'LOGIN' });
  }
  return {
    prepare(settings) {
      // The request for a token tries again, and reports a failure.
      if (settings.enabled) load(settings.siteKey).catch(() => undefined);
    },
    async token(settings) {
      if (!settings.enabled) return undefined;
      try {
        return await withTimeout(execute(settings.siteKey), CALL_PREPARATION_MS);
      } catch (error) {
        warn(`No captcha token could be had: ${messageOf(error)}`);
        return undefined;
      }
    },
  };
}
