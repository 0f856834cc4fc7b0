import { expectNowhere as expectNowhereIn } from '../../tests/secrets';
import { devToolsStores } from '../../tests/browser/devTools';
import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { codeField, EMAIL, EMAIL_CODE, emailField, enter, heading } from '../../tests/visits/signIn';

const page = setUpWidgetPage();

const expectNowhere = (secrets: Record<string, string | undefined>) => expectNowhereIn(page, secrets);

describe('§1 Storage: secrets are in no state, log, address, event or undocumented key', () => {
  it('a passcode and its session tokens', async () => {
    const widget = renderWidget(page, { config: EMAIL_CODE });
    await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
    const code = await page.lastCode(EMAIL);
    await enter(widget.user, await codeField(), code);
    await heading('Success!');
    await page.idle();
    const tokens = widget.client.session.getTokens();
    expectNowhere({ code, session_token: tokens?.session_token, session_jwt: tokens?.session_jwt });
    const types =
      devToolsStores
        .at(-1)
        ?.shown()
        .actions.map(({ type }) => type) ?? [];
    expect(types.some((type) => type.includes('otp'))).toBe(true);
  });

  it('a wrong passcode and its error', async () => {
    const widget = renderWidget(page, { config: EMAIL_CODE });
    await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
    const code = (await page.lastCode(EMAIL)) === '918273' ? '918274' : '918273';
    await enter(widget.user, await codeField(), code);
    await eventually(() => expect(widget.errors).toHaveLength(1));
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    await emailField();
    await page.idle();
    expectNowhere({ code });
    expect(JSON.stringify(widget.errors)).not.toContain(code);
    expect(JSON.stringify(widget.events)).not.toContain(code);
  });

  it('a link’s token and its verifier', async () => {
    await page.project({ bootstrap: { pkce_required_for_email_magic_links: true } });
    const widget = renderWidget(page);
    await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
    await heading('Check your email');
    const key = `stytch_sdk_state_${page.publicToken}::PKCE_VERIFIER:magic_links`;
    const { code_verifier } = JSON.parse(localStorage.getItem(key) ?? '{}') as { code_verifier: string };
    const token = await page.lastLinkToken(EMAIL);
    history.replaceState(null, '', `/?stytch_token_type=magic_links&token=${token}`);
    await widget.client.authenticateByUrl({ session_duration_minutes: 30 });
    await page.idle();
    const tokens = widget.client.session.getTokens();
    expectNowhere({
      code_verifier,
      token,
      session_token: tokens?.session_token,
      session_jwt: tokens?.session_jwt,
    });
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('local storage holds the documented keys alone', async () => {
    const widget = renderWidget(page, { config: EMAIL_CODE });
    await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    await page.idle();
    const base = `stytch_sdk_state_${page.publicToken}`;
    const ours = Object.keys({ ...localStorage }).filter((key) => !key.startsWith('__msw'));
    const told = ['bootstrap', 'duration', 'last_used', 'refresh'].map((name) => `${base}::${name}`);
    expect(ours.sort()).toEqual([base, ...told]);
  });
});
