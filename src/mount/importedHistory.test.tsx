import { devToolsStores } from '../../tests/browser/devTools';
import { catchPageLeaves } from '../../tests/browser/pageLeaves';
import { renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { heading } from '../../tests/visits/signIn';
import { socialButton, socialConfig } from '../../tests/visits/social';
import type { WidgetConfig } from '../domain/config/config';

const page = setUpWidgetPage();

const CONFIG: WidgetConfig = {
  ...socialConfig('google'),
  oauthOptions: { providers: [{ type: 'google' }], loginRedirectURL: 'https://shop.example/in' },
};

const devTools = () => {
  const store = devToolsStores.at(-1);
  if (!store) throw new Error('The devtools were attached to no store.');
  return store;
};

/** A file of the devtools in which another configuration stands in the place of the page's. */
const changed = (file: string): string =>
  file
    .replaceAll('https://shop.example/in', 'https://evil.example/in')
    .replaceAll(String.raw`\"cnameDomain\":null`, String.raw`\"cnameDomain\":\"evil.example\"`)
    .replaceAll(String.raw`\"pkceRequiredForOAuth\":false`, String.raw`\"pkceRequiredForOAuth\":true`);

async function comeToMain() {
  const leaves = catchPageLeaves();
  const widget = renderWidget(page, { config: CONFIG });
  await socialButton('Google');
  await page.idle();
  return { widget, leaves, file: devTools().exported() ?? '' };
}

/** The start of the social sign-in: where the page goes, and the settings that were used. */
async function startOf({ leaves, widget }: Awaited<ReturnType<typeof comeToMain>>) {
  await eventually(() => expect(leaves.addresses()).toHaveLength(1));
  const address = new URL(leaves.addresses()[0] ?? '');
  await widget.client.session.authenticate().catch(() => undefined);
  const [event] = await eventually(async () => {
    const events = await page.events('start_oauth_flow');
    expect(events).toHaveLength(1);
    return events;
  });
  return {
    base: address.origin,
    token: address.searchParams.get('public_token'),
    back: address.searchParams.get('login_redirect_url'),
    cname: (event?.details as { cname_domain?: unknown } | undefined)?.cname_domain ?? null,
  };
}

describe('§4 DevTools: an imported history is played with the page’s own configuration', () => {
  const own = () => ({
    base: page.options.endpoints.apiUrl,
    token: page.publicToken,
    back: 'https://shop.example/in',
    cname: null,
  });

  it('a button uses the page’s redirect address and settings', async () => {
    const visit = await comeToMain();
    expect(changed(visit.file)).toContain('evil.example/in');
    expect(changed(visit.file)).toContain(String.raw`\"cnameDomain\":\"evil.example\"`);
    devTools().import(changed(visit.file));
    await visit.widget.user.click(await socialButton('Google'));
    expect(await startOf(visit)).toEqual(own());
  });

  it('a committed state of the file configures nothing', async () => {
    const visit = await comeToMain();
    devTools().commit();
    devTools().import(changed(devTools().exported() ?? ''));
    expect(JSON.stringify(devTools().states())).not.toContain('evil.example');
    await visit.widget.user.click(await socialButton('Google'));
    expect(await startOf(visit)).toEqual(own());
  });

  it.each([false, true])(
    'nor does a whole history with its computed states, not recomputed: %s',
    async (noRecompute) => {
      const visit = await comeToMain();
      const history: unknown = JSON.parse(
        JSON.stringify(devTools().history())
          .replaceAll('https://shop.example/in', 'https://evil.example/in')
          .replaceAll('"cnameDomain":null', '"cnameDomain":"evil.example"')
          .replaceAll(page.publicToken, 'public-token-test-evil'),
      );
      devTools().send({ type: 'IMPORT_STATE', nextLiftedState: history, noRecompute } as never);
      await heading('Sign up or log in');
      await visit.widget.client.oauth.google.start({ login_redirect_url: 'https://shop.example/in' });
      expect(await startOf(visit)).toEqual(own());
    },
  );

  it('shows the screen of the file', async () => {
    const { widget, file } = await comeToMain();
    devTools().reset();
    await eventually(() => expect(widget.element).toHaveTextContent(/^$/));
    widget.rerender({ config: CONFIG });
    devTools().import(file);
    await heading('Sign up or log in');
  });
});
