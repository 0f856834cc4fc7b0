import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openTab, PUBLIC_TOKEN } from '../../support/site/page';
import { takeUncaught } from '../../support/site/uncaught';
import { expect, test } from '../../support/test';
import { askForEmailCode, codeField, codeSentTo, heading, shown } from '../../support/widget/widget';

const pageWith = (scripts: string, script: string) =>
  `<!doctype html><html lang="en"><title>Moving</title><link rel="icon" href="data:,"><body><div id="sign-in"></div>${scripts}<script>${script}</script></body></html>`;
const OURS = '<script src="/pricerx-auth.js"></script>';
const NAMES = '<script src="/pricerx-auth.compat.js"></script>';
const THEIRS = '<script src="/provider.js"></script>';
const PROVIDER = path.resolve(
  import.meta.dirname,
  '../../../node_modules/@stytch/vanilla-js-6/dist/iife/index.js',
);

test.describe('§1 Mounting: the provider’s names by script tags', () => {
  test('window.stytch signs in with the script of the provider’s names after that of the widget', async ({
    site,
  }) => {
    const script = `
      const { StytchUIClient, Products, OTPMethods } = window.stytch;
      const endpoints = { testAPIURL: '${site.sandboxUrl}', liveAPIURL: '${site.sandboxUrl}' };
      new StytchUIClient('${PUBLIC_TOKEN}', { endpoints }).mountLogin({
        elementId: '#sign-in',
        config: { products: [Products.otp], otpOptions: { methods: [OTPMethods.Email], expirationMinutes: 5 } },
      });`;
    const url = site.bare.add({ document: pageWith(OURS + NAMES, script) });
    const { page, complaints } = await openTab(await site.newContext(), url);
    await askForEmailCode(page, 'script@example.com');
    await codeField(page).fill(await codeSentTo(site, 'script@example.com'));
    await shown(heading(page, 'Success!'));
    expect(complaints).toEqual([]);
  });

  test('alone it names the script that is missing', async ({ site }) => {
    const url = site.bare.add({ document: pageWith(NAMES, '') });
    await openTab(await site.newContext(), url);
    expect(takeUncaught()).toEqual(['Load pricerx-auth.js before pricerx-auth.compat.js.']);
  });

  test('a link and a session under way stay valid when the scripts change, and when they change back', async ({
    site,
  }) => {
    await site.control.createProject({
      public_token: PUBLIC_TOKEN,
      bootstrap: { pkce_required_for_email_magic_links: true },
    });
    site.bare.add(
      { document: readFileSync(PROVIDER), headers: { 'content-type': 'text/javascript' } },
      '/provider.js',
    );
    const script = `
      const endpoints = { testAPIURL: '${site.sandboxUrl}', liveAPIURL: '${site.sandboxUrl}', dfpBackendURL: '${site.sandboxUrl}' };
      window.client = window.stytch.createStytchClient('${PUBLIC_TOKEN}', { endpoints });
      const show = (user) => { document.title = user ? user.emails[0].email : 'Signed out'; };
      client.user.onChange(show);
      show(client.user.getSync());`;
    const deploy = (scripts: string) =>
      site.bare.add({ document: pageWith(scripts, script) }, '/moving.html');
    const { page } = await openTab(await site.newContext(), deploy(THEIRS));
    const call = (code: string) => page.evaluate(`client.${code}.then(() => undefined)`);

    for (const [email, next, last] of [
      ['to-ours@example.com', OURS + NAMES, THEIRS],
      ['to-theirs@example.com', THEIRS, OURS + NAMES],
    ] as const) {
      await page.goto(deploy(last));
      await expect(page).toHaveTitle('Signed out');
      await call(`magicLinks.email.loginOrCreate('${email}')`);
      const { links } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: email });
      const token = new URL(links?.[0]?.url ?? '').searchParams.get('token');
      await page.goto(deploy(next));
      await call(`magicLinks.authenticate('${token}', { session_duration_minutes: 60 })`);
      await expect(page).toHaveTitle(email);
      await page.goto(deploy(last));
      await expect(page).toHaveTitle(email);
      await page.goto(deploy(next));
      await expect(page).toHaveTitle(email);
      await call('session.revoke()');
      await expect(page).toHaveTitle('Signed out');
    }
  });
});
