import { expect, test } from '../../support/test';
import { chooseAccount } from '../../support/widget/social';
import { button } from '../../support/widget/widget';

test.describe('§1 Host page: tokens in the event log', () => {
  test('the log shows the events of a social sign-in, and none of its tokens', async ({ site }) => {
    const { page } = await site.visitHost('/sign-in?products=oauth&dev=1');
    const answered = page.waitForResponse(/\/oauth\/authenticate$/);
    await button(page, 'Continue with GitHub').click();
    await chooseAccount(page, 'log@example.com');
    const { data } = (await (await answered).json()) as { data: Record<string, unknown> };
    const given = data['provider_values'] as Record<string, string>;
    const secrets = [
      given['access_token'],
      given['refresh_token'],
      given['id_token'],
      data['session_token'],
      data['session_jwt'],
    ].map(String);

    const log = page.getByRole('log', { name: 'Events the page received' });
    const entry = log.locator('[data-event=authenticateByUrl]');
    await entry.waitFor();
    await entry.locator('summary').click();
    const text = (await log.textContent()) ?? '';
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20);
      expect(text).not.toContain(secret);
    }
    expect(text).toMatch(/"provider_type": "github"/i);
  });
});
