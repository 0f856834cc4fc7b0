import { PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test } from '../../support/test';
import { variants } from '../../support/variants';
import { authenticateCalls, openLinkFromInbox, PKCE_TOKEN } from '../../support/widget/emailLinks';
import { askForLink, button, heading, isSignedInAs, shown } from '../../support/widget/widget';

test.use({ siteOptions: { anyProject: true } });

for (const [{ pkce, path, token }, details] of variants([
  { pkce: 'on', path: '/sign-in?pkce=1', token: PKCE_TOKEN },
  { pkce: 'off', path: '/sign-in', token: PUBLIC_TOKEN },
])) {
  test.describe(`§4 Magic link flow with PKCE ${pkce}`, details, () => {
    test('a mail scanner that opens every link or runs the page’s scripts does not use the link up', async ({
      site,
    }) => {
      const email = `scanned-${pkce}@example.com`;
      const { page, context } = await site.visitHost(path);
      await askForLink(page, email);
      const message = await site.control.nextMessage({ public_token: token, to: email });
      const before = (await authenticateCalls(site, token)).length;

      const { visited } = await site.control.scan(message.id);
      expect(visited).not.toEqual([]);
      const scanner = await site.newContext();
      const scanned = await scanner.newPage();
      await scanned.goto(message.links?.[0]?.url ?? '');
      await shown(
        pkce === 'on'
          ? heading(scanned, 'This link only works where you asked for it')
          : button(scanned, 'Finish signing in'),
      );
      await scanned.waitForLoadState('networkidle');
      expect(await authenticateCalls(site, token)).toHaveLength(before);

      const back = await openLinkFromInbox(site, context, email, token);
      await isSignedInAs(back, email);
    });
  });
}
