import type { Page } from 'playwright-core';
import type { MountArgs } from './support/page';
import { useSite } from './support/suite';
import {
  alert,
  askForEmailCode,
  askForLink,
  button,
  codeField,
  EMAIL_CODE,
  emailField,
  heading,
  LINK_AND_CODES,
  shown,
  wrongCode,
} from './support/widget';

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src SANDBOX; img-src 'self' data:";
const TRUSTED_TYPES = "; require-trusted-types-for 'script'; trusted-types pricerx-auth";
/** What a project with bot protection needs: the provider's scripts. */
const WITH_SCRIPTS = STRICT.replace("script-src 'self'", "script-src 'self' SANDBOX");

const suite = useSite();

/** A page under a policy, which counts what the policy refused. */
async function visitUnder(csp: string, args: MountArgs) {
  const context = await suite.newContext();
  await context.addInitScript(() => {
    const page = window as unknown as { refused: string[] };
    page.refused = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      page.refused.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return suite.visitWidget(args, { csp }, context);
}

const refusedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);

describe.each([
  { policy: 'a strict policy', dom: 'light DOM', csp: STRICT, shadow: false },
  { policy: 'a strict policy', dom: 'shadow DOM', csp: STRICT, shadow: true },
  { policy: 'Trusted Types', dom: 'light DOM', csp: STRICT + TRUSTED_TYPES, shadow: false },
  { policy: 'Trusted Types', dom: 'shadow DOM', csp: STRICT + TRUSTED_TYPES, shadow: true },
])('§1 Mounting under $policy, in $dom', ({ csp, shadow, policy, dom }) => {
  const name = `${policy} ${dom}`.replaceAll(' ', '-').toLowerCase();

  it('every screen of a sign-in by code is drawn, and nothing is refused', async () => {
    const email = `code-${name}@example.com`;
    const config = { ...EMAIL_CODE, enableShadowDOM: shadow };
    const { page, complaints } = await visitUnder(csp, { config });
    await button(page, 'Continue with email').click();
    await shown(alert(page));
    await askForEmailCode(page, email);
    const { code = '' } = await suite.site.control.nextMessage({
      public_token: 'public-token-test-sandbox',
      to: email,
    });
    await codeField(page).fill(wrongCode(code));
    await shown(alert(page));
    // Styles are there: a box of the passcode has a border of its own.
    const border = await page
      .locator('[aria-hidden=true]')
      .filter({ hasText: /^\d$/ })
      .first()
      .evaluate((box) => getComputedStyle(box).borderTopWidth);
    expect(parseFloat(border)).toBeGreaterThan(0);
    await button(page, 'Resend code').click();
    await shown(page.getByText('Email resent'));
    const messages = await suite.site.control.messages({
      public_token: 'public-token-test-sandbox',
      to: email,
    });
    await codeField(page).fill(messages.at(-1)?.code ?? '');
    await shown(heading(page, 'Success!'));
    expect(await refusedOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('so are those of a sign-in by link', async () => {
    const config = { ...LINK_AND_CODES, enableShadowDOM: shadow };
    const { page } = await visitUnder(csp, { config });
    await askForLink(page, `link-${name}@example.com`);
    await button(page, 'Try again').click();
    await shown(emailField(page));
    expect(await refusedOn(page)).toEqual([]);
  });
});

describe('§4 Bot protection under Trusted Types', () => {
  it('captcha and telemetry scripts load by the one policy that the page allows', async () => {
    const publicToken = 'public-token-test-csp-captcha';
    await suite.site.control.createProject({
      public_token: publicToken,
      bootstrap: {
        captcha_settings: { enabled: true, siteKey: 'site-key' },
        dfp_protected_auth_enabled: true,
        dfp_protected_auth_mode: 'OBSERVATION',
      },
    });
    await suite.site.control.requireCaptcha(publicToken, ['/otps/email/login_or_create']);
    const { page, requested, complaints } = await visitUnder(WITH_SCRIPTS + TRUSTED_TYPES, {
      publicToken,
      config: EMAIL_CODE,
    });
    await askForEmailCode(page, 'csp-captcha@example.com');
    expect(requested.filter((url) => /enterprise\.js|telemetry\.js/.test(url))).toHaveLength(2);
    expect(await refusedOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
