import type { WidgetConfig } from '../domain/config/config';
import { createClient } from '../headless';
import type { ClientOptions } from '../domain/config/clientOptions';
import { headlessClient, startedClient } from '../../tests/visits/headless';
import { renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { EMAIL_CODE, EMAIL_LINK } from '../../tests/visits/signIn';

const page = setUpWidgetPage();
const notes = () => page.console.all().filter((line) => line.includes('Development note:'));

describe('§3 Development notes, §5 Password strength, with a test token', () => {
  it('warn once that links expire after more than 10 minutes by default', async () => {
    const { client } = renderWidget(page, { config: EMAIL_LINK });
    renderWidget(page, { config: EMAIL_LINK, client });
    await eventually(() => expect(notes()).toHaveLength(1));
    expect(notes()[0]).toContain('loginExpirationMinutes (30, the default)');
    await page.idle();
    expect(notes()).toHaveLength(1);
  });

  it('do not warn of the default lifetime of codes', async () => {
    renderWidget(page, { config: EMAIL_CODE });
    await page.idle();
    expect(notes()).toEqual([]);
  });

  it('warn once that the password policy requires character kinds', async () => {
    await page.project({
      password: { strength_policy: 'luds' },
      bootstrap: { password_config: { luds_minimum_count: 8, luds_complexity: 3 } },
    });
    const client = await startedClient(page);
    await eventually(() => expect(notes()).toEqual([expect.stringContaining('LUDS')]));
    await client.passwords.strengthCheck({ password: 'a' });
    await page.idle();
    expect(notes()).toHaveLength(1);
  });

  it('warn once when the provider has rated a password by such a policy', async () => {
    await page.project({ password: { strength_policy: 'luds' } });
    await headlessClient(page).passwords.strengthCheck({ password: 'a' });
    await eventually(() => expect(notes()).toEqual([expect.stringContaining('LUDS')]));
  });
});

describe('§3 Development notes, with a live token', () => {
  it('there are none about lifetimes and the password policy', async () => {
    const public_token = 'public-token-live-notes';
    await page.control.createProject({
      public_token,
      password: { strength_policy: 'luds' },
      bootstrap: { password_config: { luds_minimum_count: 8, luds_complexity: 3 } },
    });
    const client = createClient(public_token, page.options);
    page.onCleanUp(() => client.destroy());
    renderWidget(page, { client, config: EMAIL_LINK });
    await client.passwords.strengthCheck({ password: 'a' });
    await page.idle();
    expect(notes()).toEqual([]);
  });
});

describe('§5 Client options: One Tap without the address of its script', () => {
  const config: WidgetConfig = {
    ...EMAIL_CODE,
    products: ['oauth', 'otp'],
    oauthOptions: { providers: [{ type: 'google', one_tap: true }] },
  };
  const { oneTapScriptUrl, ...others } = page.options.endpoints;
  const warnings = () => page.console.all().filter((line) => line.includes('oneTapScriptUrl'));

  it('causes one warning where the API is not the provider’s', async () => {
    const { client, rerender } = renderWidget(page, { config, options: { endpoints: others } });
    await eventually(() => expect(warnings()).toHaveLength(1));
    expect(warnings()[0]).toContain(`("${others.apiUrl}")`);
    rerender();
    renderWidget(page, { config, client });
    await page.idle();
    expect(page.console.take('oneTapScriptUrl')).toHaveLength(1);
  });

  it.each<[string, WidgetConfig, ClientOptions['endpoints']]>([
    ['the address is given', config, { ...others, oneTapScriptUrl }],
    ['no provider has One Tap', { ...config, oauthOptions: { providers: [{ type: 'google' }] } }, others],
  ])('causes no warning where %s', async (_, given, endpoints) => {
    const { view } = renderWidget(page, { config: given, options: { endpoints } });
    await eventually(() => expect(view.getByRole('textbox')).toBeVisible());
    await page.idle();
    expect(warnings()).toEqual([]);
  });
});

describe('§1 Strings: malformed strings of the host', () => {
  it('a string with 20,000 nested arguments is shown unchanged, with a warning', async () => {
    const title = '<b>'.repeat(20_000);
    const { view } = renderWidget(page, { config: EMAIL_CODE, strings: { 'login.title': title } });
    await eventually(() => expect(view.getByRole('heading').textContent).toBe(title));
    await eventually(() => expect(view.getByRole('textbox')).toBeVisible());
    await eventually(() =>
      expect(page.console.take('strings["login.title"] cannot be read as an ICU message')).toHaveLength(1),
    );
  });
});
