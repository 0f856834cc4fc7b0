import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../tests/renderUi';
import { PasswordInput, type PasswordInputProps } from './PasswordInput';
import { PasswordRules } from './PasswordRules';
import { StrengthMeter } from './StrengthMeter';

function Password(props: Partial<PasswordInputProps>) {
  const [value, setValue] = useState('');
  return (
    <PasswordInput id="new-password" kind="new" value={value} onChange={setValue} error={null} {...props} />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('§5 Password field', () => {
  it.each(['current', 'new'] as const)('tells managers that it is the %s password', (kind) => {
    renderUi(<Password kind={kind} />);
    expect(field()).toHaveAttribute('autocomplete', `${kind}-password`);
    expect(field()).toHaveAttribute('name', `${kind}-password`);
    expect(field()).toHaveAttribute('type', 'password');
    expect(field()).toHaveAttribute('autocapitalize', 'none');
    expect(field()).toHaveAttribute('spellcheck', 'false');
    expect(field()).not.toHaveAttribute('maxlength');
  });

  it('shows and hides what is typed, and says which it would do', async () => {
    renderUi(<Password />);
    await userEvent.type(field(), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field()).toHaveAttribute('type', 'password');
    expect(field()).toHaveValue('secret');
  });

  it('is hidden again while it is sent, so that browsers offer to keep it', async () => {
    const { rerender } = renderUi(<Password />);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    rerender(<Password disabled />);
    expect(field()).toHaveAttribute('type', 'password');
  });

  it.each([
    ['a paste', '  spaces stay  '],
    ['any script', 'пароль密码🔑é'],
    ['64 characters and more', 'x'.repeat(200)],
  ])('takes %s exactly as it is', (_, password) => {
    const heard: string[] = [];
    renderUi(<PasswordInput id="p" kind="new" value="" onChange={(value) => heard.push(value)} />);
    fireEvent.input(field(), { target: { value: password } });
    expect(heard).toEqual([password]);
  });

  it('ties its error and its judgement to itself', () => {
    renderUi(<Password error={{ kind: 'unreachable', message: 'No network.' }} describedBy="judgement" />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAttribute('aria-describedby', 'new-password-error judgement');
    expect(screen.getByRole('alert')).toHaveTextContent('No network.');
  });

  it('hands managers the rules of the project', () => {
    renderUi(<Password passwordRules="minlength: 15;" />);
    expect(field()).toHaveAttribute('passwordrules', 'minlength: 15;');
  });
});

const WEAK = 'rgb(139, 18, 20)';
const SAFE = 'rgb(12, 90, 86)';
const NONE = 'rgb(173, 188, 197)';

const bars = () =>
  [...screen.getByRole('meter').children].map((bar) => getComputedStyle(bar).backgroundColor);

describe('§5 Password strength: the meter of four bars', () => {
  it.each([
    [undefined, [NONE, NONE, NONE, NONE], 0],
    [0, [WEAK, NONE, NONE, NONE], 1],
    [1, [WEAK, NONE, NONE, NONE], 1],
    [2, [WEAK, WEAK, NONE, NONE], 2],
    [3, [SAFE, SAFE, SAFE, NONE], 3],
    [4, [SAFE, SAFE, SAFE, SAFE], 4],
  ])('score %s', (score, colors, filled) => {
    renderUi(<StrengthMeter id="m" score={score} />);
    expect(bars()).toEqual(colors);
    expect(screen.getByRole('meter', { name: 'Password strength' })).toHaveAttribute(
      'aria-valuenow',
      String(filled),
    );
  });

  it('follows a dark theme, on which the default red and green could not be seen', () => {
    renderUi(<StrengthMeter id="m" score={3} />, { styles: { colors: { success: '#8BE0B8' } } });
    expect(bars()[0]).toBe('rgb(139, 224, 184)');
  });

  it('says in words what the colours mean, with the provider’s warning (PasswordCreateOrLogin, PasswordResetForm, WCAG 1.4.1)', () => {
    renderUi(<StrengthMeter id="m" score={1} warning="This is a top-10 common password" />);
    expect(screen.getByText('Very weak. This is a top-10 common password')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Password strength: Very weak.');
  });

  it('a guess is seen to be one, and is not read out', () => {
    renderUi(<StrengthMeter id="m" score={3} provisional />);
    expect(screen.getByText('Good, checking…')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('');
    expect(getComputedStyle(screen.getByRole('meter').children[0] as Element).opacity).toBe('0.45');
  });
});

describe('§5 Password strength: the rules', () => {
  it('each has a mark that is not a colour alone (PasswordCreateOrLogin, PasswordResetForm, WCAG 1.4.1)', () => {
    renderUi(
      <PasswordRules
        id="rules"
        rules={[{ text: 'Long', met: true }, { text: 'Mixed', met: false }, { text: 'Unjudged' }]}
      />,
    );
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Met: Long', 'Not met yet: Mixed', 'Unjudged']);
    expect(items.map((item) => item.querySelectorAll('svg').length)).toEqual([1, 1, 0]);
    expect(screen.getByRole('status')).toHaveTextContent('Met: Long. Not met yet: Mixed');
  });
});
