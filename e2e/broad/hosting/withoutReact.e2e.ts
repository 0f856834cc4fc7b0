import { openTab, PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import {
  askForEmailCode,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  heading,
  shown,
} from '../../support/widget/widget';

const FIX = 'pricerx-auth/react needs react and react-dom 18 or later: npm install react react-dom';
/** A module as an address, for an import map. */
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
/** What `createClient` of pricerx-auth/react needs of React 18, and no react-dom. */
const REACT_ALONE = {
  react: moduleOf(
    `export const createContext = () => ({});
     export { createContext as useCallback, createContext as useContext, createContext as useEffect,
       createContext as useLayoutEffect, createContext as useMemo, createContext as useRef, createContext as useState,
       createContext as useSyncExternalStore, createContext as Fragment };`,
  ),
  'react/jsx-runtime': moduleOf('export const jsx = 0, jsxs = 0, Fragment = 0'),
  '#render': '/esm/noRender.js',
};
const OWN_REACT = /\/esm\/reactDom\.\w+\.js$/;

/** A page without a bundler that imports dist/esm, and mounts the widget with a client of this module. */
async function openHost(site: TestSite, clientModule: string, imports: Record<string, string> = {}) {
  const html = `<script type="importmap">${JSON.stringify({ imports })}</script>
    <div id="sign-in"></div>
    <script type="module">
      import { createClient } from '${clientModule}';
      import { mountLogin } from '/esm/index.js';
      window.client = createClient('${PUBLIC_TOKEN}', { endpoints: ${JSON.stringify(site.endpoints)} });
      mountLogin({ client, selector: '#sign-in', config: ${JSON.stringify(EMAIL_CODE)} });
    </script>`;
  return openTab(await site.newContext(), site.bare.add({ html }));
}

test.describe('§8 Network: the ESM package on a page without React', () => {
  test('a visitor signs in with the React of the package', async ({ site }) => {
    const { page, requested, complaints } = await openHost(site, '/esm/index.js');
    await askForEmailCode(page, 'no-react@example.com');
    await codeField(page).fill(await codeSentTo(site, 'no-react@example.com'));
    await shown(heading(page, 'Success!'));
    expect(requested.filter((url) => OWN_REACT.test(url))).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('a script tag and an import share one session', async ({ site }) => {
    const { page } = await openHost(site, '/esm/index.js');
    await page.addScriptTag({ url: '/pricerx-auth.js' });
    await page.evaluate((token) => {
      const { PriceRxAuth } = window as unknown as {
        PriceRxAuth: { createClient(token: string): { session: { onChange(listener: () => void): void } } };
      };
      PriceRxAuth.createClient(token).session.onChange(() => document.body.append('The script tag knows'));
    }, PUBLIC_TOKEN);
    await askForEmailCode(page, 'two-builds@example.com');
    await codeField(page).fill(await codeSentTo(site, 'two-builds@example.com'));
    await shown(page.getByText('The script tag knows'));
  });

  test('pricerx-auth/react without react-dom names the packages to install, and visitors can sign in', async ({
    site,
  }) => {
    const { page, complaints } = await openHost(site, '/esm/react.js', REACT_ALONE);
    await askForEmailCode(page, 'no-react-dom@example.com');
    expect(complaints).toEqual([expect.stringContaining(FIX)]);
    expect(complaints[0]).toContain("'react-dom'");
  });
});
