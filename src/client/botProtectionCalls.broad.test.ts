import { allRoutes } from '../../tests/calls/allRoutes';
import { loadScripts } from '../../tests/browser/scripts';
import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, signIn } from '../../tests/visits/headless';

const page = setUpSandbox();
const ROUTES = Object.entries(allRoutes(page)).filter(([name]) => !name.startsWith('GET '));

const BOTH = ['captcha_token', 'dfp_telemetry_id'];
const CAPTCHA = ['captcha_token'];

/** The bot protection fields of a call, and how often it is sent when the provider requires a captcha. */
interface Carried {
  fields: string[];
  sent: 1 | 2;
}
const RETRIED: Carried = { fields: BOTH, sent: 2 };
const NOTHING: Carried = { fields: [], sent: 1 };

const PROTECTED: [path: RegExp, carried: Carried][] = [
  [/^\/magic_links\/email\/(login_or_create|send\/\w+)$/, RETRIED],
  [/^\/otps\/\w+\/login_or_create$/, RETRIED],
  [/^\/otps\/(sms|whatsapp)\/send\/\w+$/, RETRIED],
  [/^\/otps\/email\/send\/\w+$/, { fields: CAPTCHA, sent: 1 }],
  [/^\/(otps|crypto_wallets|webauthn|passwords|impersonation)\/authenticate$/, RETRIED],
  [/^\/totps\/(authenticate|recover)$/, RETRIED],
  [/^\/passwords(\/email\/reset\/start|\/(email|existing_password|session)\/reset)?$/, RETRIED],
  [/^\/users\/search$/, { fields: BOTH, sent: 1 }],
  [/^\/crypto_wallets\/authenticate\/start\/\w+$/, { fields: CAPTCHA, sent: 1 }],
];

const carriedBy = (path: string): Carried =>
  PROTECTED.find(([pattern]) => pattern.test(path))?.[1] ?? NOTHING;

/** A client of a page whose first call is made before the project's settings have arrived. */
async function clientBeforeSettings(isSignedIn?: boolean) {
  const earlier = isSignedIn ? headlessClient(page, { events: false }) : null;
  const session = earlier && (await signIn(page, earlier));
  earlier?.destroy();
  localStorage.removeItem(`stytch_sdk_state_${page.publicToken}::bootstrap`);
  await page.idle();
  await page.fault(`/projects/bootstrap/${page.publicToken}`, { delay_ms: 150 });
  return { client: headlessClient(page, { events: false }), session };
}

describe('§4 Bot protection: the first call, before the project’s settings have arrived', () => {
  it.each(ROUTES)(
    '%s carries the specified fields, and is retried only where specified',
    async (name, route) => {
      await page.project({
        bootstrap: {
          captcha_settings: { enabled: true, siteKey: 'site-key' },
          dfp_protected_auth_enabled: true,
          dfp_protected_auth_mode: 'OBSERVATION',
        },
      });
      loadScripts(page);
      const { client, session } = await clientBeforeSettings(route.signedIn);
      const path = () => route.path?.(session) ?? name.split(' ')[1] ?? '';
      await page.fault(path(), { status: 403, body: 'Captcha required', content_type: 'text/plain' });
      const before = page.calls().length;
      await route.call(client, session).catch(() => undefined);
      const { fields, sent } = carriedBy(path());
      const carried = page
        .calls()
        .slice(before)
        .filter((call) => call.path === path())
        .map(({ body = {} }) => BOTH.filter((field) => typeof body[field] === 'string'));
      expect(carried).toEqual(Array.from({ length: sent }, () => fields));
    },
  );

  it('the calls of the table are all made', () => {
    const paths = ROUTES.map(([name]) => name.split(' ')[1] ?? '');
    for (const [pattern] of PROTECTED) expect(paths.some((path) => pattern.test(path))).toBe(true);
  });
});
