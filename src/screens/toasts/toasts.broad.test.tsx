import { screen, within } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../tests/time';
import { askForEmailCode } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
beforeEach(holdTime);

const SENT = 'Email resent';
const toasts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const resend = () => screen.getByRole('button', { name: 'Resend code' });
const showing = (text: string) => eventually(() => expect(toasts()).toEqual([text]));

async function visitWithToast() {
  const widget = await askForEmailCode(page);
  await widget.user.click(resend());
  await showing(SENT);
  return widget;
}

describe('§8 Error texts: a toast', () => {
  it('links the provider’s help pages, and nothing else, as the screen does', async () => {
    const help = 'https://stytch.com/docs/api/errors/400#new_rule';
    const words = `See ${help}. Not https://stytch.com.evil.example/docs or <b>this</b>.`;
    const refusal = { status_code: 400, error_type: 'new_rule', error_message: words };
    const { user } = await askForEmailCode(page);
    await page.fault('/otps/email/login_or_create', { status: 400, body: refusal });
    await user.click(resend());
    await showing(words);
    const [link, ...others] = within(screen.getByRole('listitem')).getAllByRole('link');
    expect(others).toEqual([]);
    expect(link).toHaveTextContent(help);
    expect(link).toHaveAttribute('href', help);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer noopener');
  });
});

describe('§9 Toasts', () => {
  it('a toast stays 2 s, fades out, and is removed', async () => {
    await visitWithToast();
    await pass(1_999);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeEnabled();
    await pass(1);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDisabled();
    expect(toasts()).toEqual([SENT]);
    await pass(999);
    expect(toasts()).toEqual([SENT]);
    await pass(1);
    expect(toasts()).toEqual([]);
  });

  /** jsdom's selectors do not support :hover, so `matches` answers for it. */
  const { matches } = Element.prototype;
  function pointerOver(area: Element | null): void {
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return (selector.includes(':hover') && this === area) || matches.call(this, selector);
    });
  }
  const isHere = () => expect(screen.getByRole('button', { name: 'Dismiss' })).toBeEnabled();

  it('a toast pauses under the pointer, and stays for its remaining time afterwards', async () => {
    const { user } = await visitWithToast();
    await pass(1_500);
    pointerOver(screen.getByRole('region', { name: 'Notifications' }));
    await user.hover(screen.getByRole('listitem'));
    await pass(60_000);
    isHere();
    pointerOver(null);
    await user.unhover(screen.getByRole('listitem'));
    await pass(499);
    isHere();
    await pass(1);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDisabled();
  });

  it('a toast pauses while it has the focus (every screen, WCAG 2.2.1)', async () => {
    await visitWithToast();
    await pass(1_500);
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await pass(60_000);
    isHere();
    resend().focus();
    await pass(499);
    isHere();
    await pass(1);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDisabled();
  });

  it('a toast can be dismissed', async () => {
    const { user } = await visitWithToast();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await pass(1_000);
    expect(toasts()).toEqual([]);
  });

  it('a toast uses the host’s strings', async () => {
    const widget = await askForEmailCode(page);
    widget.rerender({ strings: { 'toast.emailResent': 'Noch einmal gesendet' } });
    await widget.user.click(resend());
    await showing('Noch einmal gesendet');
  });
});
