import type { BrowserContext } from '@playwright/test';
import { attached } from '../../support/site/heldBack';
import { expect, test, type TestSite } from '../../support/test';
import { EMAIL_CODE, emailField, shown } from '../../support/widget/widget';

/** A visit whose options have wrong addresses, and what the browser was asked for. Nobody touches the widget. */
async function visit(site: TestSite, context: BrowserContext, publicToken: string, options: object) {
  const warnings: string[] = [];
  const asked: string[] = [];
  context.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  context.on('request', (request) => asked.push(request.url()));
  await context.route(
    () => true,
    (route) => (route.request().url().startsWith(site.bare.url) ? route.continue() : route.abort()),
  );
  const { page } = await site.visitWidget({ publicToken, options, config: EMAIL_CODE }, {}, context);
  await shown(emailField(page));
  // Node parses no address with such a host.
  const hosts = () => [...new Set(asked.map((url) => /^https?:\/\/([^/?#]*)/.exec(url)?.[1] ?? ''))].sort();
  return { page, warnings, hosts: () => hosts().filter((host) => host !== new URL(site.bare.url).host) };
}

const named = (warnings: string[]) =>
  warnings
    .flatMap((line) => /\[PriceRxAuth\] ((?:endpoints|endpointOptions)\.\w+) \(/.exec(line)?.[1] ?? [])
    .sort();

test.describe('§5 Custom domains: texts that a browser takes for a host', () => {
  for (const [kind, domain] of [
    ['test', 'testApiDomain'],
    ['live', 'apiDomain'],
  ] as const) {
    const publicToken = `public-token-${kind}-wrong-addresses`;
    const host = kind === 'test' ? 'test.stytch.com' : 'api.stytch.com';

    for (const text of [
      'not a domain',
      'https://not a domain',
      'login{}.example.com',
      'exa^mple.com',
      '"login.example.com"',
    ]) {
      test(`${domain} ${text} gives a warning, and the default is called`, async ({ site }) => {
        const context = await site.newContext();
        const options = { endpointOptions: { [domain]: text } };
        const { warnings, hosts } = await visit(site, context, publicToken, options);
        await expect.poll(hosts).toEqual([host]);
        await expect.poll(() => named(warnings)).toEqual([`endpointOptions.${domain}`]);
        expect(warnings.join()).toContain('so the default is used. Give one such as "login.example.com"');
      });
    }

    test(`an apiUrl without a scheme gives a warning, and the default is called with a ${kind} token`, async ({
      site,
    }) => {
      const context = await site.newContext();
      const options = { endpoints: { apiUrl: 'localhost:4311' } };
      const { warnings, hosts } = await visit(site, context, publicToken, options);
      await expect.poll(hosts).toEqual([host]);
      await expect.poll(() => named(warnings)).toEqual(['endpoints.apiUrl']);
    });

    test(`a domain with capitals and a path is called with a ${kind} token, without a warning`, async ({
      site,
    }) => {
      const context = await site.newContext();
      const options = { endpointOptions: { [domain]: 'https://Login.example.com:8443/path' } };
      const { warnings, hosts } = await visit(site, context, publicToken, options);
      await expect.poll(hosts).toEqual(['login.example.com']);
      expect(named(warnings)).toEqual([]);
    });
  }

  test('with a test token the warnings of all wrong addresses come once at the mount, also while nobody touches the widget', async ({
    site,
  }) => {
    const context = await site.newContext();
    const options = {
      endpointOptions: {
        apiDomain: 'not a domain',
        testApiDomain: 'login{}.example.com',
        dfppaDomain: 'a b.example',
        dfpCdnDomain: '',
      },
      endpoints: {
        captchaScriptUrl: 'localhost:4311/captcha.js',
        oneTapScriptUrl: '//localhost:4311/one-tap.js',
      },
    };
    const { page, warnings } = await visit(site, context, 'public-token-test-all-wrong', options);
    const all = [
      'endpointOptions.apiDomain',
      'endpointOptions.dfpCdnDomain',
      'endpointOptions.dfppaDomain',
      'endpointOptions.testApiDomain',
      'endpoints.captchaScriptUrl',
      'endpoints.oneTapScriptUrl',
    ];
    await expect.poll(() => named(warnings)).toEqual(all);
    await emailField(page).fill('a@example.com');
    await attached(page);
    expect(named(warnings)).toEqual(all);
  });
});
