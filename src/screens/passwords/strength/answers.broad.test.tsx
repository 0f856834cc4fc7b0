import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../../tests/renderWidget';
import { continueButton, newPasswordField, openMail, STRONG_PASSWORD } from '../../../../tests/visits/reset';
import { eventually } from '../../../../tests/time';
import { enter } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();

describe('§5 Password strength: judged by the provider', () => {
  it.each([
    ['no feedback', {}],
    ['null for feedback', { feedback: null }],
    ['empty feedback', { feedback: {} }],
    ['feedback without luds_requirements', { feedback: { warning: 'Common.', suggestions: [] } }],
    ['null for luds_requirements', { feedback: { warning: '', suggestions: [], luds_requirements: null } }],
  ])('shows the score of an answer with %s', async (_, feedback) => {
    const widget = await openMail(page, 'reset_password');
    const data = {
      valid_password: true,
      score: 4,
      breached_password: false,
      strength_policy: 'zxcvbn',
      ...feedback,
    };
    await page.fault('/passwords/strength_check', { status: 200, body: { data } });
    await enter(widget.user, await newPasswordField(), STRONG_PASSWORD);
    await eventually(() => expect(continueButton()).toBeEnabled());
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong');
    expect(widget.errors).toEqual([]);
  });
});
