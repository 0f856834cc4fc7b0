import { openTab, PUBLIC_TOKEN } from '../../support/site/page';
import { useSite } from '../../support/suite';

const suite = useSite();

const FIX = 'pricerx-auth needs react and react-dom 18 or later: npm install react react-dom';
/** A module as an address, for an import map. */
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/**
 * Mounts the widget on a page that imports it from dist/esm with this import map. Returns the console's warning, the error that
 * `onError` received, and the text that the visitor sees.
 */
async function mountWith(imports: Record<string, string>) {
  const { endpoints } = await suite.site.control.health();
  const args = {
    publicToken: PUBLIC_TOKEN,
    selector: '#sign-in',
    options: { endpoints },
    config: { products: ['otp'], otpOptions: { methods: ['email'] } },
  };
  const html = `<script type="importmap">${JSON.stringify({ imports })}</script>
    <div id="sign-in"></div>
    <script type="module">
      import { mountLogin } from '/esm/index.js';
      const onError = ({ name, cause }) => (window.reported = { name, cause });
      window.mount = () => mountLogin({ ...${JSON.stringify(args)}, callbacks: { onError } });
    </script>`;
  const { page } = await openTab(await suite.newContext(), suite.site.bare.add({ html }));
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.waitForFunction(() => 'mount' in window);
  await page.evaluate(() => void (window as unknown as { mount(): void }).mount());
  const warning = (await warned).text();
  const reported = await page.evaluate(() => (window as unknown as { reported: object }).reported);
  const alert = await page.getByRole('alert').filter({ hasText: /./ }).textContent();
  return { warning, reported, alert };
}

describe('§8 Network: the ESM package on a page without React 18', () => {
  it.each([
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
  ])('%s: the console names the fix, and visitors read a plain text', async (_, imports, named) => {
    const { warning, reported, alert } = await mountWith(imports);
    expect(warning).toContain(named);
    expect(warning).toContain(FIX);
    expect(reported).toEqual({
      name: 'StytchAPIUnreachableError',
      cause: expect.stringContaining(named) as string,
    });
    expect(alert).toBe('Unable to contact our servers.');
  });
});
