import { screen } from '@testing-library/react';
import { giveEmail, makeAccount, PASSWORDS_AND_CODE } from '../../../tests/passwordVisits';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../tests/time';
import { askForEmailCode } from '../../../tests/visits';

const page = setUpWidgetPage();
beforeEach(holdTime);

const SENT = 'Email resent';
const FAILED = 'Unable to contact our servers.';
const toasts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const resend = () => screen.getByRole('button', { name: 'Resend code' });
const showing = (...texts: string[]) => eventually(() => expect(toasts()).toEqual(texts));

async function visitWithToast(kind: 'success' | 'error') {
  if (kind === 'error') {
    await makeAccount(page, {});
    await page.fault('/otps/email/login_or_create', { drop: true });
    const widget = await giveEmail(page, PASSWORDS_AND_CODE);
    await showing(FAILED);
    return widget;
  }
  const widget = await askForEmailCode(page);
  await widget.user.click(resend());
  await showing(SENT);
  return widget;
}

describe('§9 Toasts', () => {
  it.each([
    ['success' as const, SENT, 2_000],
    ['error' as const, FAILED, 4_000],
  ])('%s: stays its time, fades out, and is gone', async (kind, text, ms) => {
    await visitWithToast(kind);
    await pass(ms - 1);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeEnabled();
    await pass(1);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDisabled();
    expect(toasts()).toEqual([text]);
    await pass(999);
    expect(toasts()).toEqual([text]);
    await pass(1);
    expect(toasts()).toEqual([]);
  });

  /** jsdom's selectors know no pointer; a browser's do. */
  const { matches } = Element.prototype;
  function pointerOver(area: Element | null): void {
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return (selector.includes(':hover') && this === area) || matches.call(this, selector);
    });
  }
  const isHere = () => expect(screen.getByRole('button', { name: 'Dismiss' })).toBeEnabled();

  it('waits while the pointer is over it, and goes on where it was', async () => {
    const { user } = await visitWithToast('error');
    await pass(3_000);
    pointerOver(screen.getByRole('region', { name: 'Notifications' }));
    await user.hover(screen.getByRole('listitem'));
    await pass(60_000);
    isHere();
    pointerOver(null);
    await user.unhover(screen.getByRole('listitem'));
    await pass(999);
    isHere();
    await pass(1);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDisabled();
  });

  it('waits while the focus is in it (every screen, WCAG 2.2.1)', async () => {
    await visitWithToast('success');
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

  it('can be dismissed', async () => {
    const { user } = await visitWithToast('error');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await pass(1_000);
    expect(toasts()).toEqual([]);
  });

  it('stands above older ones', async () => {
    const { user } = await visitWithToast('error');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Resend code' }));
    await showing(SENT, FAILED);
  });

  it('speaks the host’s words', async () => {
    const widget = await askForEmailCode(page);
    widget.rerender({ strings: { 'toast.emailResent': 'Noch einmal gesendet' } });
    await widget.user.click(resend());
    await showing('Noch einmal gesendet');
  });
});
