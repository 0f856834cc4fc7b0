import { openTab, PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';

const FIX = 'pricerx-auth needs react and react-dom 18 or later: npm install react react-dom';
/** A module as an address, for an import map. */
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/**
 * Mounts the widget on a page that imports it from dist/esm with this import map. Returns the console's warning, the error that
 * `onError` received, and the text that the visitor sees.
 */
async function mountWith(site: TestSite, imports: Record<string, string>) {
  const args = {
    publicToken: PUBLIC_TOKEN,
    selector: '#sign-in',
    options: { endpoints: site.endpoints },
    config: { products: ['otp'], otpOptions: { methods: ['email'] } },
  };
  const html = `<script type="importmap">${JSON.stringify({ imports })}</script>
    <div id="sign-in"></div>
    <script type="module">
      import { mountLogin } from '/esm/index.js';
      const onError = ({ name, cause }) => (window.reported = { name, cause });
      window.mount = () => mountLogin({ ...${JSON.stringify(args)}, callbacks: { onError } });
    </script>`;
  const { page } = await openTab(await site.newContext(), site.bare.add({ html }));
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.waitForFunction(() => 'mount' in window);
  await page.evaluate(() => void (window as unknown as { mount(): void }).mount());
  const warning = (await warned).text();
  const reported = await page.evaluate(() => (window as unknown as { reported: object }).reported);
  const alert = await page.getByRole('alert').filter({ hasText: /./ }).textContent();
  return { warning, reported, alert };
}

test.describe('§8 Network: the ESM package on a page without React 18', () => {
  for (const [what, imports, named] of [
    ['no import map', {}, '"react"'],
    [
      'React 17, which has no "react-dom/client"',
      {
        react: moduleOf('export const version = "17.0.2"'),
        'react/jsx-runtime': moduleOf('export const jsx = 0, jsxs = 0, Fragment = 0'),
        'react-dom': moduleOf('export const flushSync = 0'),
      },
      '"react-dom/client"',
    ],
    [
      'addresses that do not exist',
      { react: '/react.js', 'react/': '/react/', 'react-dom': '/react-dom.js', 'react-dom/': '/react-dom/' },
      '/esm/app.',
    ],
  ] as const) {
    test(`${what}: the console names the fix, and visitors read a plain text`, async ({ site }) => {
      const { warning, reported, alert } = await mountWith(site, imports);
      expect(warning).toContain(named);
      expect(warning).toContain(FIX);
      expect(reported).toEqual({
        name: 'StytchAPIUnreachableError',
        cause: expect.stringContaining(named),
      });
      expect(alert).toBe('Unable to contact our servers.');
    });
  }
});
