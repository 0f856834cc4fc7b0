import { mountLogin } from '../site/page';
import { askForLink, button, EMAIL_LINK, heading, shown } from '../widget/widget';
import type { Step, Visitor } from './step';

interface HostWindow {
  PriceRxAuth: { createClient(...given: unknown[]): Client };
  client?: Client;
  received?: { errors: unknown[] };
}
interface Client {
  authenticateByUrl(options: object): Promise<unknown>;
}

/** The script of the host's page to which links and social providers redirect. */
async function finish({ page, site, publicToken }: Visitor): Promise<void> {
  await page.evaluate(
    ([token, options]) => {
      const host = window as unknown as HostWindow;
      const { errors } = (host.received ??= { errors: [] });
      host.client ??= host.PriceRxAuth.createClient(token, options);
      const say = (tag: string, role: string | null, text: string) => {
        const words = document.createElement(tag);
        if (role) words.setAttribute('role', role);
        words.textContent = text;
        document.querySelector('#sign-in')?.replaceChildren(words);
      };
      const confirm = () => Promise.resolve(true);
      void host.client.authenticateByUrl({ session_duration_minutes: 30, confirm }).then(
        () => say('h2', null, 'Signed in'),
        (error: Error) => {
          errors.push(String(error));
          say('p', 'alert', error.message);
        },
      );
    },
    [publicToken, { endpoints: site.endpoints }] as const,
  );
}

const comeBack = (flow: string, call: string, setUp: Step['setUp'], more: Partial<Step> = {}): Step => ({
  flow,
  step: 'return',
  call,
  isHosts: true,
  isOnce: true,
  args: () => ({}),
  setUp,
  act: finish,
  done: ({ page }) => shown(heading(page, 'Signed in')),
  ...more,
});

async function followMail({ page, site, publicToken, email }: Visitor): Promise<void> {
  const here = page.url();
  const emailMagicLinksOptions = { loginRedirectURL: here, signupRedirectURL: here };
  await mountLogin(page, site, { config: { ...EMAIL_LINK, emailMagicLinksOptions } });
  await askForLink(page, email);
  const { links } = await site.control.nextMessage({ public_token: publicToken, to: email });
  await page.goto(links?.[0]?.url ?? '');
}

async function chooseAccount({ page, site, email }: Visitor): Promise<void> {
  const here = page.url();
  const oauthOptions = {
    providers: [{ type: 'google' }],
    loginRedirectURL: here,
    signupRedirectURL: here,
  };
  await mountLogin(page, site, { config: { products: ['oauth'], oauthOptions } });
  await button(page, 'Continue with Google').click();
  await page.getByLabel('Email').fill(email);
  await button(page, 'Continue').click();
  await page.waitForURL(/stytch_token_type=oauth/);
}

export const RETURN_STEPS: Step[] = [
  comeBack('Magic link', '/magic_links/authenticate', followMail),
  comeBack('Social', '/oauth/authenticate', chooseAccount, { needsStorage: true }),
];
