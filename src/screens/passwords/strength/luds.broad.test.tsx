import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../../tests/renderWidget';
import { continueButton, newPasswordField, openMail } from '../../../../tests/visits/reset';
import { eventually } from '../../../../tests/time';
import { enter } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();

const LENGTH = 'At least 8 characters';
const COMPLEXITY = 'At least 3 of these: capital letter, small letter, number, symbol (such as ! or ?)';
const BREACHED = 'This password was found in a list of stolen passwords. Choose another.';
const HINT = 'Choose a long password that you use nowhere else.';
const met = (rule: string) => `Met: ${rule}`;
const notMet = (rule: string) => `Not met yet: ${rule}`;

const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('§5 Password strength: the LUDS policy', () => {
  beforeEach(() =>
    page.project({
      bootstrap: { password_config: { luds_minimum_count: 8, luds_complexity: 3 } },
      password: { strength_policy: 'luds', breach_detection: true },
    }),
  );

  it.each([
    ['that is too short, with one kind of character,', 'abc', [notMet(LENGTH), notMet(COMPLEXITY)], false],
    [
      'that is long enough, with one kind of character,',
      'abcdefgh',
      [met(LENGTH), notMet(COMPLEXITY)],
      false,
    ],
    ['that is too short, with three kinds of characters,', 'aB3', [notMet(LENGTH), met(COMPLEXITY)], false],
    [
      'that is long enough, with three kinds of characters,',
      'aB3defgh',
      [met(LENGTH), met(COMPLEXITY)],
      true,
    ],
    ['that meets both rules and is breached', 'Password123', [met(LENGTH), met(COMPLEXITY)], false],
  ])(
    'a password %s has a mark for each rule, and all must be met to continue',
    async (_, password, marks, isValid) => {
      const widget = await openMail(page, 'reset_password');
      await enter(widget.user, await newPasswordField(), password);
      await eventually(() => expect(rules()).toEqual(marks));
      expect(continueButton().hasAttribute('disabled')).toBe(!isValid);
      const isBreached = password === 'Password123';
      expect(screen.queryAllByText(BREACHED)).toHaveLength(isBreached ? 1 : 0);
      expect(screen.queryAllByText(HINT)).toHaveLength(isBreached ? 0 : 1);
    },
  );

  it('an emptied field shows no marks', async () => {
    const widget = await openMail(page, 'reset_password');
    await enter(widget.user, await newPasswordField(), 'Password123');
    await eventually(() => expect(screen.getByText(BREACHED)).toBeVisible());
    await widget.user.clear(await newPasswordField());
    expect(rules()).toEqual([LENGTH, COMPLEXITY]);
    expect(screen.getByText(HINT)).toBeVisible();
  });
});
