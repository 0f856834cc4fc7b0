import { screen } from '@testing-library/react';
import { DEVICE_ERRORS } from '../../domain/errors/deviceErrors';
import { makeClient, renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { holdTime, pass } from '../../../tests/time';
import { askForLink, EMAIL, EMAIL_LINK, emailField, enter, heading } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('§4 Magic link flow', () => {
  it('sends a link, shows the address it went to, and reports it to the host', async () => {
    const widget = await askForLink(page);
    expect(screen.getByText(EMAIL).closest('strong, b')).not.toBeNull();
    expect(screen.getByText(/An email was sent to/)).toHaveTextContent(`An email was sent to ${EMAIL}.`);
    expect(widget.eventTypes()).toEqual(['MAGIC_LINK_LOGIN_OR_CREATE']);
    expect(widget.events[0]?.data).toMatchObject({ status_code: 200 });
    expect(widget.errors).toEqual([]);
    expect(await page.messagesTo(EMAIL)).toHaveLength(1);
  });

  it('sends no option that is null (§7 API calls)', async () => {
    const none = null as never;
    const fields = { loginExpirationMinutes: none, signupExpirationMinutes: none, loginTemplateId: none };
    await askForLink(page, { ...EMAIL_LINK, emailMagicLinksOptions: { ...fields, signupTemplateId: none } });
    expect(page.lastCall('/magic_links/email/login_or_create').body).toEqual({ email: EMAIL });
  });

  it('sends the default expirations, and no empty field', async () => {
    await askForLink(page);
    expect(page.lastCall('/magic_links/email/login_or_create').body).toEqual({
      email: EMAIL,
      login_expiration_minutes: 30,
      signup_expiration_minutes: 30,
    });
  });

  it('sends the host’s options under the wire’s names', async () => {
    await askForLink(page, {
      emailMagicLinksOptions: {
        loginRedirectURL: 'http://localhost:4310/in',
        signupRedirectURL: 'http://localhost:4310/new',
        loginExpirationMinutes: 10,
        signupExpirationMinutes: 15,
        loginTemplateId: 'a',
        signupTemplateId: 'b',
        createUserAsPending: true,
        domainHint: 'mail.example',
      },
    });
    expect(page.lastCall('/magic_links/email/login_or_create').body).toEqual({
      email: EMAIL,
      login_magic_link_url: 'http://localhost:4310/in',
      signup_magic_link_url: 'http://localhost:4310/new',
      login_expiration_minutes: 10,
      signup_expiration_minutes: 15,
      login_template_id: 'a',
      signup_template_id: 'b',
      create_user_as_pending: true,
    });
  });

  it('"Try again" returns to Main and logs address and kind', async () => {
    holdTime();
    const widget = await askForLink(page);
    await widget.user.click(screen.getByRole('button', { name: 'Try again' }));
    await emailField();
    await pass(800);
    await page.idle();
    const details = { email: EMAIL, type: 'login_or_create_eml' };
    expect(await page.events('email_sent')).toMatchObject([{ details }]);
    expect(await page.events('email_try_again_clicked')).toMatchObject([{ details }]);
  });

  it('"Try again" empties the email field, after a reload too', async () => {
    const widget = await askForLink(page);
    await widget.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await emailField()).toHaveValue('');
    widget.mount.unmount();
    renderWidget(page, { client: widget.client, config: EMAIL_LINK });
    expect(await emailField()).toHaveValue('');
  });
});

describe('§2 Email confirmation: webmail links', () => {
  it('search for the project’s domain where it has exactly one', async () => {
    await page.project({ bootstrap: { email_domains: ['pricerx.test'] } });
    await askForLink(page);
    expect(hrefOf(/Open in Gmail/)).toBe(
      'https://mail.google.com/mail/u/0/#search/from%3A%40pricerx.test%20in%3Aanywhere',
    );
    expect(hrefOf(/Open in Yahoo Mail/)).toBe('https://mail.yahoo.com/d/search/keyword=pricerx.test');
    expect(hrefOf(/Open in Outlook/)).toBe('https://outlook.office.com/mail/0/inbox');
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    }
  });

  it('search without a domain where the project has several', async () => {
    await page.project({ bootstrap: { email_domains: ['a.test', 'b.test'] } });
    await askForLink(page);
    expect(hrefOf(/Open in Gmail/)).toBe('https://mail.google.com/mail/u/0/#search/in%3Aanywhere');
    expect(hrefOf(/Open in Yahoo Mail/)).toBe('https://mail.yahoo.com/d/search/referrer=unread');
  });

  it('search for the host’s emailDomainHint instead, if given', async () => {
    await page.project({ bootstrap: { email_domains: ['a.test'] } });
    await askForLink(page, { ...EMAIL_LINK, emailMagicLinksOptions: { domainHint: 'hint.test' } });
    expect(hrefOf(/Open in Gmail/)).toContain('from%3A%40hint.test');
    expect(hrefOf(/Open in Yahoo Mail/)).toContain('keyword=hint.test');
  });
});

describe('§2 LinkOpenedElsewhere: a link opened in another browser', () => {
  const bothWays = {
    products: ['emailMagicLinks' as const, 'otp' as const],
    otpOptions: { methods: ['sms' as const] },
  };

  async function openElsewhere(config = {}) {
    await page.project({ bootstrap: { pkce_required_for_email_magic_links: true } });
    history.replaceState(null, '', '/?stytch_token_type=magic_links&token=from-elsewhere');
    const widget = renderWidget(page, { config });
    const redeemed = widget.client.authenticateByUrl({ session_duration_minutes: 30 });
    await expect(redeemed).rejects.toMatchObject({ name: 'MissingPKCEError' });
    await heading('This link only works where you asked for it');
    return widget;
  }

  it('shows a screen of its own, reports the link to the host, and redeems nothing', async () => {
    const widget = await openElsewhere(bothWays);
    expect(screen.getByRole('alert')).toHaveTextContent(/another browser or on another device/);
    expect(widget.errors).toMatchObject([
      { name: 'MissingPKCEError', message: DEVICE_ERRORS.MissingPKCEError.message },
    ]);
    expect(page.calls('/magic_links/authenticate')).toEqual([]);
  });

  it('is the first screen of a widget that is mounted later', async () => {
    await page.project({ bootstrap: { pkce_required_for_email_magic_links: true } });
    history.replaceState(null, '', '/?stytch_token_type=magic_links&token=from-elsewhere');
    const client = makeClient(page);
    await expect(client.authenticateByUrl({ session_duration_minutes: 30 })).rejects.toThrow();
    renderWidget(page, { client, config: bothWays });
    expect(screen.queryByRole('textbox')).toBeNull();
    await heading('This link only works where you asked for it');
  });

  it('offers a new link', async () => {
    const widget = await openElsewhere(bothWays);
    await widget.user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
    await heading('Check your email');
  });

  it.each([
    ['Send a new link', 'Email'],
    ['Use a code instead', 'Text'],
  ])('"%s" opens its tab beside passwords', async (way, tab) => {
    const widget = await openElsewhere({ ...bothWays, products: ['passwords', 'otp', 'emailMagicLinks'] });
    await widget.user.click(screen.getByRole('button', { name: way }));
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent(tab);
  });

  it('offers only configured methods', async () => {
    await openElsewhere({ products: ['emailMagicLinks'] });
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a code instead' })).toBeNull();
  });

  it('is shown by a widget that is mounted later, and only once', async () => {
    const widget = await openElsewhere(bothWays);
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    await emailField();
    widget.mount.unmount();
    const second = renderWidget(page, { config: bothWays, client: widget.client });
    await emailField();
    await page.idle();
    expect(second.errors).toEqual([]);
    expect(screen.queryByText('This link only works where you asked for it')).toBeNull();
  });
});
