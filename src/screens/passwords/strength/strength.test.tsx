import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ESTIMATOR_PAUSE_MS, STRENGTH_CHECK_DEBOUNCE_MS } from '../../../domain/constants';
import { setUpWidgetPage } from '../../../../tests/renderWidget';
import {
  continueButton,
  newPasswordField,
  openMail,
  STRONG_PASSWORD,
  typeStrong,
} from '../../../../tests/visits/reset';
import { eventually, holdTime, pass } from '../../../../tests/time';
import { alertText, detailText, enter } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();
const WEAK = 'password1';
const HINT = 'Choose a long password that you use nowhere else.';

/** Types a password whose check hangs, and pauses until the widget shows its own estimate. */
async function waitForEstimate(user: UserEvent): Promise<void> {
  await page.fault('/passwords/strength_check', { times: 1, delay_ms: 3_000 });
  const field = await newPasswordField();
  holdTime();
  await user.type(field, 'pass');
  await pass(ESTIMATOR_PAUSE_MS);
  await eventually(async () => {
    await pass(1);
    expect(screen.getByText('Very weak, checking…')).toBeVisible();
  });
}

describe('§5 Password strength: judged by the provider', () => {
  it('asks once per pause of 500 ms, for the current text', async () => {
    const widget = await openMail(page, 'reset_password');
    await newPasswordField();
    await page.idle();
    holdTime();
    await widget.user.type(await newPasswordField(), STRONG_PASSWORD);
    await pass(499);
    expect(page.calls('/passwords/strength_check')).toHaveLength(0);
    await pass(1);
    await page.idle();
    expect(page.calls('/passwords/strength_check')).toHaveLength(1);
    expect(page.lastCall('/passwords/strength_check').body).toEqual({ password: STRONG_PASSWORD });
  });

  it('the widget’s own estimate never enables the button', async () => {
    const widget = await openMail(page, 'reset_password');
    await waitForEstimate(widget.user);
    await widget.user.type(await newPasswordField(), STRONG_PASSWORD);
    await pass(1);
    await eventually(() => expect(screen.getByText('Strong, checking…')).toBeVisible());
    expect(continueButton()).toBeDisabled();
    await pass(STRENGTH_CHECK_DEBOUNCE_MS);
    await eventually(() => expect(continueButton()).toBeEnabled());
    expect(screen.queryByText(/checking/)).toBeNull();
  });

  it('Enter with a weak password announces the reason again, and keeps the focus', async () => {
    const widget = await openMail(page, 'reset_password');
    const field = await newPasswordField();
    await widget.user.type(field, WEAK);
    const said = () => screen.getAllByRole('status').find(({ textContent }) => /weak/i.test(textContent));
    await eventually(() => expect(said()).toBeDefined());
    const first = said()?.firstChild;
    await widget.user.keyboard('{Enter}');
    expect(said()).toHaveTextContent(/^Password strength: .*weak/i);
    expect(said()?.firstChild).not.toBe(first);
    expect(field).toHaveFocus();
    expect(page.calls('/passwords/email/reset')).toHaveLength(0);
  });

  it('shows an empty meter with a hint before the first letter, and the provider’s answer then', async () => {
    const widget = await openMail(page, 'reset_password');
    const field = await newPasswordField();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Not checked yet');
    expect(field).toHaveAccessibleDescription(HINT);
    await widget.user.type(field, STRONG_PASSWORD);
    await eventually(() => expect(field).toHaveAccessibleDescription('Strong'));
    await widget.user.clear(field);
    expect(field).toHaveAccessibleDescription(HINT);
  });

  /** The provider's next answer about a password. */
  const answer = (fields: object) =>
    page.fault('/passwords/strength_check', {
      status: 200,
      body: { data: { valid_password: true, score: 4, breached_password: false, ...fields } },
    });
  const FULL = {
    warning: '',
    suggestions: [],
    luds_requirements: { missing_characters: 0, missing_complexity: 0 },
  };

  it.each([
    ['feedback', { feedback: FULL }],
    ['no feedback', {}],
  ])(
    'shows neither meter nor rules without a policy, and accepts what is valid: an answer with %s',
    async (_, feedback) => {
      const widget = await openMail(page, 'reset_password');
      await answer({ strength_policy: 'none', score: 0, ...feedback });
      await widget.user.type(await newPasswordField(), 'x');
      await eventually(() => expect(continueButton()).toBeEnabled());
      expect(screen.queryByRole('meter')).toBeNull();
      expect(screen.queryAllByRole('listitem')).toEqual([]);
      expect(screen.queryByText(/weak/i)).toBeNull();
      expect(await newPasswordField()).toHaveAccessibleDescription(HINT);
    },
  );

  it('shows no rules once the provider answers that there is no policy, even if the project has numbers for them', async () => {
    await page.project({ bootstrap: { password_config: { luds_minimum_count: 8, luds_complexity: 3 } } });
    const widget = await openMail(page, 'reset_password');
    await answer({ strength_policy: 'none', score: 0 });
    await widget.user.type(await newPasswordField(), 'x');
    await eventually(() => expect(continueButton()).toBeEnabled());
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(await newPasswordField()).toHaveAccessibleDescription(HINT);
  });

  it('marks each rule as met for an answer without feedback', async () => {
    await page.project({ bootstrap: { password_config: { luds_minimum_count: 8, luds_complexity: 3 } } });
    const widget = await openMail(page, 'reset_password');
    await answer({ strength_policy: 'luds' });
    await enter(widget.user, await newPasswordField(), STRONG_PASSWORD);
    await eventually(() => expect(continueButton()).toBeEnabled());
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Met: At least 8 characters',
      'Met: At least 3 of these: capital letter, small letter, number, symbol (such as ! or ?)',
    ]);
  });

  it('disables the button after a change until the next answer', async () => {
    const widget = await openMail(page, 'reset_password');
    await typeStrong(widget.user);
    await widget.user.type(await newPasswordField(), 'x');
    expect(continueButton()).toBeDisabled();
    await eventually(() => expect(continueButton()).toBeEnabled());
  });

  it('a breached password shows its own text, and cannot be submitted', async () => {
    await page.project({ password: { strength_policy: 'zxcvbn', breach_detection: true } });
    const widget = await openMail(page, 'reset_password');
    await enter(widget.user, await newPasswordField(), WEAK);
    await eventually(() =>
      expect(
        screen.getByText('Very weak. This password was found in a list of stolen passwords. Choose another.'),
      ).toBeVisible(),
    );
    expect(continueButton()).toBeDisabled();
  });

  it('shows the provider’s text below ours for an invalid address (invalid_email)', async () => {
    const error_message = 'The email address is not valid.';
    await page.fault('/passwords/strength_check', {
      times: 1,
      status: 400,
      body: { status_code: 400, error_type: 'invalid_email', error_message },
    });
    const widget = await openMail(page, 'reset_password');
    await enter(widget.user, await newPasswordField(), STRONG_PASSWORD);
    await alertText('Invalid email address, please try again.');
    await detailText(error_message);
    expect(screen.queryByText('We could not check this password.')).toBeNull();
    expect(continueButton()).toBeDisabled();
    await widget.user.click(screen.getByRole('button', { name: 'Check again' }));
    await eventually(() => expect(continueButton()).toBeEnabled());
  });

  it('shows a text of the widget for any other refusal', async () => {
    await page.fault('/passwords/strength_check', {
      times: 1,
      status: 400,
      body: { status_code: 400, error_type: 'invalid_password', error_message: 'Of no help.' },
    });
    const widget = await openMail(page, 'reset_password');
    await enter(widget.user, await newPasswordField(), STRONG_PASSWORD);
    await alertText('We could not check this password.');
    expect(screen.queryByText('Of no help.')).toBeNull();
  });

  it('a failed check can be repeated', async () => {
    await page.fault('/passwords/strength_check', { times: 1, drop: true });
    const widget = await openMail(page, 'reset_password');
    await enter(widget.user, await newPasswordField(), STRONG_PASSWORD);
    await alertText('We could not check this password.');
    expect(await newPasswordField()).toHaveAccessibleDescription('We could not check this password.');
    expect(screen.queryByRole('meter')).toBeNull();
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    await widget.user.click(screen.getByRole('button', { name: 'Check again' }));
    await eventually(() => expect(continueButton()).toBeEnabled());
  });

  it('counts by the project’s rules where it has them', async () => {
    await page.project({
      bootstrap: { password_config: { luds_minimum_count: 10, luds_complexity: 3 } },
      password: { strength_policy: 'luds', breach_detection: true },
    });
    const widget = await openMail(page, 'reset_password');
    await eventually(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'At least 10 characters',
        'At least 3 of these: capital letter, small letter, number, symbol (such as ! or ?)',
      ]),
    );
    expect(screen.queryByRole('meter')).toBeNull();
    await widget.user.type(await newPasswordField(), 'abc');
    await eventually(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Not met yet: At least 10 characters',
        'Not met yet: At least 3 of these: capital letter, small letter, number, symbol (such as ! or ?)',
      ]),
    );
    await widget.user.type(await newPasswordField(), 'DEF1234567');
    await eventually(() => expect(continueButton()).toBeEnabled());
    expect(await newPasswordField()).toHaveAttribute(
      'passwordrules',
      'minlength: 15; required: lower; required: upper; required: digit; allowed: ascii-printable;',
    );
  });
});
