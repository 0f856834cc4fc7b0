import { screen } from '@testing-library/react';
import { STARTING_HEIGHTS_PX } from '../domain/screens';
import {
  makeElement,
  renderIdentityProvider,
  renderPasskeyRegistration,
  renderPasswordReset,
  setUpWidgetPage,
} from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { comeToConsent, QUESTION } from '../../tests/visits/consent';
import { alertText, heading } from '../../tests/visits/signIn';

const page = setUpWidgetPage();

/** The height in px that is reserved around the spinner; null without a spinner. */
function spinnerHeight(): number | null {
  const spinner = screen.queryByText('Loading…');
  for (let around = spinner; around; around = around.parentElement) {
    const { minHeight } = getComputedStyle(around);
    if (/px$/.test(minHeight)) return parseInt(minHeight, 10);
  }
  return spinner && 0;
}

/** The heights from now on, at each change of an element's content. */
function watchHeights(element: Element): Set<number | null> {
  const seen = new Set<number | null>();
  const observer = new MutationObserver(() => seen.add(spinnerHeight()));
  observer.observe(element, { subtree: true, childList: true, attributes: true });
  page.onCleanUp(() => observer.disconnect());
  return seen;
}

describe('§2 Screens: the card’s height while a spinner is shown', () => {
  it.each([
    [
      'PasswordResetForm',
      (selector: Element) => renderPasswordReset(page, { selector, passwordResetToken: 'x' }),
    ],
    ['PasskeyRegistrationStart', (selector: Element) => renderPasskeyRegistration(page, { selector })],
    ['IDPConsent', (selector: Element) => renderIdentityProvider(page, { selector })],
  ] as const)('is that of the coming screen: %s', async (name, show) => {
    const element = makeElement(page);
    const heights = watchHeights(element);
    show(element);
    await eventually(() => expect([...heights].at(-1)).toBeNull());
    expect([...heights]).toEqual([STARTING_HEIGHTS_PX[name], null]);
  });

  it('is that of the screen before, when "Try again" replaces a message by a spinner', async () => {
    await page.fault('/oauth/authorize/start', { times: 1, drop: true });
    const { element, user } = await comeToConsent(page);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(217);
    const heights = watchHeights(element);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(QUESTION);
    expect([...heights]).toEqual([217, null]);
  });
});
