import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OTPMethod } from '../../../src/domain/enums';
import type { LoginProps } from '../../../src/react';
import { calm } from '../../../src/themes';
import { shiftsOf, watchLayout } from '../../support/measure/layoutShift';
import { serveReactHost } from '../../support/react/serveReactHost';
import { holdBack, sends } from '../../support/site/heldBack';
import { openTab } from '../../support/site/page';
import { expect, test } from '../../support/test';
import {
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  emailField,
  shown,
} from '../../support/widget/widget';

let host: Awaited<ReturnType<typeof serveReactHost>>;

const codes = (...methods: OTPMethod[]): LoginProps['config'] => ({
  products: ['otp'],
  otpOptions: { methods },
});
const social = { providers: [{ type: 'google' }, { type: 'github' }] } as const;
const PAGES: [string, LoginProps][] = [
  ['a link', {}],
  ['tabs', { config: codes('email', 'sms') }],
  ['no heading', { config: codes('sms'), styles: { hideHeaderText: true, container: { width: '320px' } } }],
  [
    'social buttons',
    {
      config: { products: ['oauth', 'emailMagicLinks'], oauthOptions: { providers: [...social.providers] } },
    },
  ],
  ['a preset with larger texts', { config: codes('email', 'sms'), styles: calm }],
  ['a dark preset', { config: codes('email', 'sms'), styles: calm, colorScheme: 'dark' }],
  [
    'social buttons with much larger texts',
    {
      config: { products: ['oauth', 'emailMagicLinks'], oauthOptions: { providers: [...social.providers] } },
      styles: { fontSize: '1.25rem' },
    },
  ],
  ['social buttons and wallets', { config: { products: ['crypto', 'passwords'] } }],
];

test.beforeEach(async ({ site }) => {
  const props = PAGES.map(([, given]) => given);
  host = await serveReactHost(site.sandboxUrl, props);
});
test.afterAll(() => host.close());

/** The core and the app, as the host's bundler names them. */
const REST_OF_HOST = /\/(app|core)\.[\w-]+\.js$/;

const EMAIL = 'react@example.com';

test.describe('§1 Mounting: a React host that renders on its server', () => {
  for (const [what, index] of PAGES.map(([name], index) => [name, index] as const)) {
    test(`the widget moves nothing on the page when it appears: ${what}`, async ({ site }) => {
      const context = await site.newContext();
      await watchLayout(context);
      const { page, complaints } = await openTab(context, host.urlOf(index));
      await shown(page.getByText('Nobody'));
      await shown(page.locator('pricerx-auth button'));
      await page.waitForLoadState('networkidle');
      expect([await shiftsOf(page), complaints]).toEqual([[], []]);
    });
  }

  test('the page hydrates without a mismatch, signs a visitor in, and keeps them signed in after a reload', async ({
    site,
  }) => {
    expect(host.bodies[1]).toContain('<output>Unknown</output>');
    const context = await site.newContext();
    const { page, requested, complaints } = await openTab(context, host.urlOf(1));
    await askForEmailCode(page, EMAIL);
    await codeField(page).fill(await codeSentTo(site, EMAIL));
    await shown(page.getByText(EMAIL, { exact: true }));
    expect(await page.locator('pricerx-auth').count()).toBe(1);

    await page.reload();
    await shown(page.getByText(EMAIL, { exact: true }));
    await button(page, 'Sign out').click();
    await shown(page.getByText('Nobody'));
    expect(complaints).toEqual([]);
    expect(requested.filter((url) => REST_OF_HOST.test(url))).not.toEqual([]);
    expect(requested.filter((url) => url.includes('reactDom'))).toEqual([]);
  });

  test('what a visitor submits before core and app arrive is sent once, though StrictMode mounts the widget twice', async ({
    site,
  }) => {
    const context = await site.newContext();
    const release = await holdBack(context, REST_OF_HOST);
    const asked = context.waitForEvent('request', (request) => REST_OF_HOST.test(request.url()));
    const { page, complaints } = await openTab(context, host.urlOf(1));
    const before = await sends(site);
    await emailField(page).fill(EMAIL);
    await asked;
    await emailField(page).press('Enter');
    await shown(page.locator('button[aria-busy=true]'));
    release();
    await shown(codeField(page));
    expect(await page.locator('pricerx-auth').count()).toBe(1);
    expect(await sends(site)).toBe(before + 1);
    expect(complaints).toEqual([]);
  });

  test('the files of hooks and components import the entry points and React, and are marked for server components', () => {
    const read = (name: string) =>
      readFileSync(path.resolve(import.meta.dirname, '../../../dist/esm', name), 'utf8');
    const importedBy = (name: string) => [
      ...new Set([...read(name).matchAll(/from\s*["']([^"']+)["']/g)].map(([, imported]) => imported)),
    ];
    expect(importedBy('react.js')).toEqual(['./reactHooks.js', './reactWidgets.js']);
    expect(importedBy('reactHooks.js').sort()).toEqual(['./headless.js', 'react', 'react/jsx-runtime']);
    expect(importedBy('reactWidgets.js')).toEqual(expect.arrayContaining(['#render', './index.js']));
    for (const name of ['reactHooks.js', 'reactWidgets.js']) expect(read(name)).toMatch(/^'use client';/);
  });
});
