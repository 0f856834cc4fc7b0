import type { Site } from './site';

/** A project that requires a captcha token and a telemetry id for codes by email. */
export async function protectedProject({ control }: Site, name: string): Promise<string> {
  const public_token = `public-token-test-protected-${name}`;
  await control.createProject({
    public_token,
    bootstrap: {
      captcha_settings: { enabled: true, siteKey: 'site-key' },
      dfp_protected_auth_enabled: true,
      dfp_protected_auth_mode: 'OBSERVATION',
    },
  });
  await control.requireCaptcha(public_token, ['/otps/email/login_or_create']);
  return public_token;
}
