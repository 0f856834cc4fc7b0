import { axe, toHaveNoViolations } from 'jest-axe';
import { screen } from '@testing-library/react';
import { APP } from '../../../tests/apps';
import { button, comeToConsent, DENIED, LOGOUT, NO_SESSION, QUESTION } from '../../../tests/consentVisits';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { alertText, heading } from '../../../tests/visits';

expect.extend(toHaveNoViolations);
const page = setUpWidgetPage();
/** A widget is a part of a page: its host has the landmarks. */
const PART_OF_A_PAGE = { rules: { region: { enabled: false } } };
const check = async ({ element }: { element: Element }) =>
  expect(await axe(element, PART_OF_A_PAGE)).toHaveNoViolations();

describe('§2 Accessibility of the identity-provider widget', () => {
  it('consent, its details open, then denied', async () => {
    const widget = await comeToConsent(page);
    await heading(QUESTION);
    await check(widget);
    await widget.user.click(screen.getByText('Verify your identity'));
    await check(widget);
    await widget.user.click(await button('Deny'));
    await eventually(() => expect(screen.getByText(DENIED)).toBeVisible());
    await check(widget);
  });

  it('success', async () => {
    const widget = await comeToConsent(page);
    await widget.user.click(await button('Allow'));
    await heading('Success!');
    await check(widget);
  });

  it('logout, then not logged out', async () => {
    const widget = await comeToConsent(page, { query: LOGOUT });
    await heading('Log out?');
    await check(widget);
    await widget.user.click(await button('No'));
    await eventually(() => expect(screen.getByText(/^You have not been logged out/)).toBeVisible());
    await check(widget);
  });

  it('no session, a failed start, a missing parameter', async () => {
    const stranger = await comeToConsent(page, { signedIn: false });
    await alertText(NO_SESSION);
    await check(stranger);
    stranger.mount.unmount();
    await page.fault('/oauth/authorize/start', { drop: true, times: 3 });
    const failed = await comeToConsent(page, { query: APP, client: stranger.client });
    await button('Try again');
    await check(failed);
  });
});
