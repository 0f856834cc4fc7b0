import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient } from '../../tests/visits/headless';
import { loadScripts } from '../../tests/browser/scripts';
import { PHONE } from '../../tests/visits/signIn';

const page = setUpSandbox();
const SMS = '/otps/sms/login_or_create';

describe('§4 Bot protection: a client with the scripts of captcha and telemetry', () => {
  it('has a new token and id for each call, also for the repeated one, from one script each', async () => {
    await page.project({
      bootstrap: {
        captcha_settings: { enabled: true, siteKey: 'site-key' },
        dfp_protected_auth_enabled: true,
        dfp_protected_auth_mode: 'OBSERVATION',
      },
    });
    const { urls } = loadScripts(page);
    const client = headlessClient(page);
    await client.otps.sms.loginOrCreate(PHONE);
    await page.fault(SMS, { status: 403, body: 'Captcha required', content_type: 'text/plain' });
    await client.otps.sms.loginOrCreate(PHONE);
    const sent = page.calls(SMS).map(({ body }) => [body?.['captcha_token'], body?.['dfp_telemetry_id']]);
    expect(sent).toEqual(
      Array(3).fill([expect.stringMatching(/^sandbox-captcha-/), expect.stringMatching(/^telemetry-id-/)]),
    );
    expect(new Set(sent.flat()).size).toBe(6);
    expect(urls).toHaveLength(2);
    expect(urls).toContain('http://localhost:4311/recaptcha/enterprise.js?render=site-key');
    expect(await page.messagesTo(PHONE)).toHaveLength(2);
  });
});
