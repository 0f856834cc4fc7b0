import { openBarePage } from '../../support/site/page';
import { protectedProject } from '../../support/site/protection';
import { expect, test } from '../../support/test';
import { newPassword, PASSWORD, submitPassword } from '../../support/widget/passwords';
import { heading, shown } from '../../support/widget/widget';

const EMAIL = 'victim-address@example.com';

test.describe('§4 Password reset widget: the token in the page’s address and third-party scripts', () => {
  test('the token is removed from the address before any third-party script loads, and a reload still has it', async ({
    site,
  }) => {
    const { control } = site;
    const public_token = await protectedProject(site, 'reset');
    await control.requireCaptcha(public_token, ['/passwords/email/reset']);
    await control.createUser({ public_token, email: EMAIL, password: PASSWORD });
    const args = { publicToken: public_token, selector: '#sign-in', options: { endpoints: site.endpoints } };
    const html = `<div id="sign-in"></div><script>addEventListener('DOMContentLoaded', () => {
      window.client = PriceRxAuth.createClient('${public_token}', ${JSON.stringify(args.options)});
      const token = new URLSearchParams(location.search).get('token');
      if (client.parseAuthenticateUrl()) PriceRxAuth.mountPasswordReset(
        { client, selector: '#sign-in', passwordResetToken: token });
    });</script>`;
    const { page } = await openBarePage(await site.newContext(), site, { html });
    await page.evaluate(
      (email) =>
        (
          window as unknown as {
            client: { passwords: { resetByEmailStart(fields: object): Promise<unknown> } };
          }
        ).client.passwords.resetByEmailStart({ email }),
      EMAIL,
    );
    const { links } = await control.nextMessage({ public_token, to: EMAIL });
    const landing = await fetch(links?.[0]?.url ?? '', { redirect: 'manual' });
    const { search } = new URL(landing.headers.get('location') ?? '');

    const seen: string[] = [];
    page.on('request', (request) => {
      if (/captcha|telemetry/.test(new URL(request.url()).pathname))
        seen.push(page.url(), request.headers()['referer'] ?? '');
    });
    await page.goto(page.url() + search);
    await shown(heading(page, 'Set a new password'));
    await page.reload();
    await shown(heading(page, 'Set a new password'));
    await submitPassword(page, newPassword(page), 'another kettle of plums 9');
    await shown(heading(page, 'Success!'));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((address) => address.includes('token='))).toEqual([]);
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('reset_password');
  });
});
