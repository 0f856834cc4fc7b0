import { screen } from '@testing-library/react';
import { catchPageLeaves, type PageLeaves } from '../../../tests/browser/pageLeaves';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { SOCIAL_LABELS, socialButton, socialConfig } from '../../../tests/visits/social';
import { eventually, holdTime, pass } from '../../../tests/time';
import { alertText, emailField, enter, isOff, restorePage } from '../../../tests/visits/signIn';
import type { WidgetConfig } from '../../domain/config/config';
import type { OAuthProvider } from '../../domain/enums';
import { OAuthProviders } from '../../index';

const page = setUpWidgetPage();
const URLS = { loginRedirectURL: 'http://localhost:4310/in', signupRedirectURL: 'http://localhost:4310/new' };
const ALL = Object.values(OAuthProviders);

let leaves: PageLeaves;
beforeEach(() => {
  leaves = catchPageLeaves();
});
const lastAddress = () => new URL(leaves.addresses().at(-1) ?? '');

describe('§2 OAuth list', () => {
  it.each(Object.entries(SOCIAL_LABELS))(
    '%s reads "Continue with %s" with its icon',
    async (provider, label) => {
      renderWidget(page, { config: socialConfig(provider as OAuthProvider) });
      const button = await socialButton(label);
      expect(button).toHaveAttribute('id', `pricerx-oauth-${provider}`);
      await eventually(() => expect(button.querySelector('svg path')).toHaveAttribute('d'));
      expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
      expect(button).toHaveAccessibleName(`Continue with ${label}`);
    },
  );

  it('shows each provider once, in the config’s order', async () => {
    const types = [...ALL].reverse();
    renderWidget(page, { config: socialConfig(...types, 'yahoo', 'google') });
    await socialButton('Yahoo');
    expect(screen.getAllByRole('button').map(({ id }) => id)).toEqual(
      types.map((type) => `pricerx-oauth-${type}`),
    );
  });

  it('uses the host’s strings', async () => {
    renderWidget(page, {
      config: socialConfig('github'),
      strings: { 'oauth.continueWithGitHub': 'Weiter mit GitHub' },
    });
    expect(await screen.findByRole('button', { name: 'Weiter mit GitHub' })).toBeVisible();
  });

  it('is placed in the config’s order of blocks, with "or" before a form', async () => {
    const { element, rerender } = renderWidget(page, {
      config: { ...socialConfig('google'), products: ['oauth', 'emailMagicLinks'] },
    });
    await socialButton('Google');
    expect(element).toHaveTextContent(/Continue with Google.*or.*Email.*Continue with email/);
    rerender({ config: { ...socialConfig('google'), products: ['emailMagicLinks', 'oauth'] } });
    await eventually(() =>
      expect(element).toHaveTextContent(/Email.*Continue with email.*or.*Continue with Google/),
    );
  });

  it('shows the providers of a new config', async () => {
    const { rerender } = renderWidget(page, { config: { products: ['emailMagicLinks'] } });
    await emailField();
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
    rerender({ config: { ...socialConfig('google', 'apple'), products: ['oauth', 'emailMagicLinks'] } });
    await socialButton('Google');
    await socialButton('Apple');
  });

  it.each([
    ['#19303D', '#000000'],
    ['#E7EFEC', '#FFFFFF'],
    ['white', '#FFFFFF'],
    ['rgb(20 20 20 / 0.9)', '#000000'],
    ['rgba(231, 239, 236, 1)', '#FFFFFF'],
    ['#fff', '#FFFFFF'],
    ['var(--ink)', '#000000'],
  ])('on buttons with the text colour %s, Apple’s icon is %s', async (textColor, fill) => {
    renderWidget(page, { config: socialConfig('apple'), styles: { buttons: { secondary: { textColor } } } });
    const button = await socialButton('Apple');
    const drawn = () => [...button.querySelectorAll('path:not([fill=none])')].at(-1);
    await eventually(() => expect(drawn()).toHaveAttribute('fill', fill));
  });

  it('warns in an embedded browser that Google may refuse', async () => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148',
      );
    const { rerender } = renderWidget(page, { config: socialConfig('google', 'apple') });
    await socialButton('Google');
    expect(await screen.findByText(/Google may refuse to log you in inside an app/)).toBeVisible();
    rerender({ config: socialConfig('apple') });
    await eventually(() => expect(screen.queryByText(/inside an app/)).toBeNull());
    expect(await socialButton('Apple')).toBeVisible();
  });
});

describe('§7 The OAuth start, from a button', () => {
  it.each(ALL)('%s: the address has every parameter in order', async (type) => {
    const widget = renderWidget(page, {
      config: {
        products: ['oauth'],
        oauthOptions: {
          providers: [{ type, custom_scopes: ['one', 'two'], provider_params: { prompt: 'consent' } }],
          ...URLS,
        },
      },
    });
    await page.idle();
    await widget.user.click(await socialButton(SOCIAL_LABELS[type]));
    await eventually(() => expect(leaves.addresses()).toHaveLength(1));
    const { origin, pathname, searchParams, search } = lastAddress();
    expect([origin, pathname]).toEqual(['http://localhost:4311', `/v1/public/oauth/${type}/start`]);
    expect([...searchParams]).toEqual([
      ['public_token', page.publicToken],
      ['code_challenge', expect.stringMatching(/^[\w-]{43}$/)],
      ['custom_scopes', 'one two'],
      ['provider_prompt', 'consent'],
      ['login_redirect_url', URLS.loginRedirectURL],
      ['signup_redirect_url', URLS.signupRedirectURL],
    ]);
    expect(search).toContain('custom_scopes=one+two');
  });

  it('has no parameters but those of the config and the challenge', async () => {
    const widget = renderWidget(page, { config: socialConfig('google') });
    await page.idle();
    await widget.user.click(await socialButton('Google'));
    await eventually(() => expect(leaves.addresses()).toHaveLength(1));
    expect([...lastAddress().searchParams.keys()]).toEqual(['public_token', 'code_challenge']);
  });

  it('has a PKCE challenge where the project requires one', async () => {
    await page.project({ bootstrap: { pkce_required_for_oauth: true } });
    const widget = renderWidget(page, { config: socialConfig('google') });
    await page.idle();
    await widget.user.click(await socialButton('Google'));
    await eventually(() => expect(leaves.addresses()).toHaveLength(1));
    const key = `stytch_sdk_state_${page.publicToken}::PKCE_VERIFIER:oauth`;
    const { code_challenge } = JSON.parse(localStorage.getItem(key) ?? '{}') as { code_challenge?: string };
    expect([...lastAddress().searchParams]).toEqual([
      ['public_token', page.publicToken],
      ['code_challenge', code_challenge],
    ]);
  });

  it('navigates without waiting for more than the challenge’s digest', async () => {
    renderWidget(page, { config: socialConfig('google') });
    const button = await socialButton('Google');
    await page.idle();
    button.click();
    await eventually(() => expect(leaves.addresses()).toHaveLength(1), 200);
  });

  it('navigates once: its button is busy, and the others are disabled', async () => {
    const widget = renderWidget(page, { config: socialConfig('google', 'apple') });
    const google = await socialButton('Google');
    await page.idle();
    await widget.user.dblClick(google);
    expect(google).toHaveAttribute('aria-busy', 'true');
    const apple = await socialButton('Apple');
    expect(apple).toBeDisabled();
    expect(apple).not.toHaveAttribute('aria-busy');
    await eventually(() => expect(leaves.addresses()).toHaveLength(1));
  });

  it('a page restored from the back/forward cache has working buttons, and keeps the typed text', async () => {
    const config: WidgetConfig = {
      ...socialConfig('google', 'apple'),
      products: ['oauth', 'emailMagicLinks'],
    };
    const widget = renderWidget(page, { config });
    await page.idle();
    await enter(widget.user, await emailField(), 'ada@example.com');
    await widget.user.click(await socialButton('Google'));
    restorePage();
    await eventually(async () => expect(isOff(await socialButton('Google'))).toBe(false));
    expect(await emailField()).toHaveValue('ada@example.com');
    await widget.user.click(await socialButton('Apple'));
    await eventually(() => expect(lastAddress().pathname).toBe('/v1/public/oauth/apple/start'));
  });

  it('a visitor who stops the navigation can choose again', async () => {
    const widget = renderWidget(page, { config: socialConfig('google') });
    const button = await socialButton('Google');
    await page.idle();
    holdTime();
    await widget.user.click(button);
    await pass(8_900);
    expect(isOff(button)).toBe(true);
    await pass(200);
    await eventually(() => expect(isOff(button)).toBe(false));
  });

  it('a failed start shows its error, and the button works again', async () => {
    await page.project({ bootstrap: { pkce_required_for_oauth: true } });
    const widget = renderWidget(page, { config: socialConfig('google') });
    const button = await socialButton('Google');
    await page.idle();
    const digest = jest.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('not here'));
    await widget.user.click(button);
    await alertText(
      'This page is not secure, so we cannot log you in from it. Please tell the people who run it.',
    );
    expect(button).toBeEnabled();
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    digest.mockRestore();
    await widget.user.click(button);
    await eventually(() => expect(leaves.addresses()).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
