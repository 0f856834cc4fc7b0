import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { drawnStyle } from '../../../tests/drawnStyle';
import { renderUi } from '../../../tests/renderUi';
import { holdTime } from '../../../tests/time';
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
  it.each(['current', 'new'] as const)('has the %s autocomplete token', (kind) => {
    renderUi(<Password kind={kind} />);
    expect(field()).toHaveAttribute('autocomplete', `${kind}-password`);
    expect(field()).toHaveAttribute('name', `${kind}-password`);
    expect(field()).toHaveAttribute('type', 'password');
    expect(field()).toHaveAttribute('autocapitalize', 'none');
    expect(field()).toHaveAttribute('spellcheck', 'false');
    expect(field()).not.toHaveAttribute('maxlength');
  });

  it('has its label as its name, and the host’s own name for assistive technology', () => {
    const { unmount } = renderUi(<Password />);
    expect(field()).toHaveAccessibleName('Password');
    expect(field()).not.toHaveAttribute('aria-label');
    unmount();
    renderUi(<Password />, { strings: { 'formField.password.ariaLabel': '{label} of your account' } });
    expect(field()).toHaveAccessibleName('Password of your account');
  });

  it('toggles between shown and hidden, and its button names the action', async () => {
    renderUi(<Password />);
    await userEvent.type(field(), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field()).toHaveAttribute('type', 'password');
    expect(field()).toHaveValue('secret');
  });

  it('is hidden while it is submitted, so that browsers offer to save it', async () => {
    const { rerender } = renderUi(<Password />);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    rerender(<Password disabled />);
    expect(field()).toHaveAttribute('type', 'password');
  });

  it.each([
    ['a pasted password', '  spaces stay  '],
    ['any script', 'пароль密码🔑é'],
    ['64 characters and more', 'x'.repeat(200)],
  ])('accepts %s unchanged', (_, password) => {
    const received: string[] = [];
    renderUi(<PasswordInput id="p" kind="new" value="" onChange={(value) => received.push(value)} />);
    fireEvent.input(field(), { target: { value: password } });
    expect(received).toEqual([password]);
  });

  it('refers to its error and its strength by aria-describedby', () => {
    renderUi(<Password error={{ kind: 'unreachable', message: 'No network.' }} describedBy="judgement" />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAttribute('aria-describedby', 'new-password-error judgement');
    expect(screen.getByRole('alert')).toHaveTextContent('No network.');
  });

  it('has the project’s rules in passwordrules', () => {
    renderUi(<Password passwordRules="minlength: 15;" />);
    expect(field()).toHaveAttribute('passwordrules', 'minlength: 15;');
  });
});

const WEAK = '#8B1214';
const SAFE = '#0C5A56';
const NONE = '#ADBCC5';

const bars = () => [...screen.getByRole('meter').children].map((bar) => drawnStyle(bar, 'background-color'));

describe('§5 Password strength: the meter of four bars', () => {
  it.each([
    [undefined, [NONE, NONE, NONE, NONE], 0, 'Not checked yet'],
    [0, [WEAK, NONE, NONE, NONE], 1, 'Very weak'],
    [1, [WEAK, NONE, NONE, NONE], 1, 'Very weak'],
    [2, [WEAK, WEAK, NONE, NONE], 2, 'Weak'],
    [3, [SAFE, SAFE, SAFE, NONE], 3, 'Good'],
    [4, [SAFE, SAFE, SAFE, SAFE], 4, 'Strong'],
  ])('score %s', (score, colors, filled, word) => {
    renderUi(<StrengthMeter id="m" score={score} />);
    expect(bars()).toEqual(colors);
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    expect(meter).toHaveAttribute('aria-valuenow', String(filled));
    expect(meter).toHaveAttribute('aria-valuemin', '0');
    expect(meter).toHaveAttribute('aria-valuemax', '4');
    expect(meter).toHaveAttribute('aria-valuetext', word);
    if (score !== undefined) expect(drawnStyle(screen.getByText(word), 'color')).toBe(colors[0]);
  });

  it('uses lighter colours on a dark theme', () => {
    renderUi(<StrengthMeter id="m" score={3} />, { styles: { colors: { success: '#8BE0B8' } } });
    expect(bars()[0]).toBe('#8BE0B8');
  });

  it('shows the score in words, with the provider’s warning (PasswordCreateOrLogin, PasswordResetForm, WCAG 1.4.1)', () => {
    renderUi(<StrengthMeter id="m" score={1} warning="This is one of the 10 most common passwords" />);
    expect(screen.getByText('Very weak. This is one of the 10 most common passwords')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Password strength: Very weak.');
  });

  it('the word and the warning are separated by the full stop of the language', () => {
    renderUi(<StrengthMeter id="m" score={1} warning="这与常用密码很相似" />, {
      locale: 'zh-TW',
      localeMessages: { 'password.strength.veryWeak': '非常弱' },
    });
    expect(screen.getByText('非常弱。这与常用密码很相似')).toBeVisible();
  });

  it('shows a hint until there is a score', () => {
    const { rerender } = renderUi(<StrengthMeter id="m" hint="Make it long" />);
    expect(screen.getByText('Make it long')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('');
    rerender(<StrengthMeter id="m" hint="Make it long" score={3} />);
    expect(screen.getByText('Good')).toBeVisible();
    expect(screen.queryByText('Make it long')).toBeNull();
  });

  it('has no bars beside the hint of a field that is not judged yet, but their space', () => {
    const { rerender } = renderUi(<StrengthMeter id="m" hint="Make it long" hintOnly />);
    expect(screen.getByRole('meter', { hidden: true })).not.toBeVisible();
    expect(screen.getByText('Make it long')).toBeVisible();
    rerender(<StrengthMeter id="m" hint="Make it long" />);
    expect(screen.getByRole('meter')).toBeVisible();
  });

  it('reserves the space of its hint, and of each usual warning behind the longest word', () => {
    const { container } = renderUi(
      <StrengthMeter id="m" score={3} hint="Make it long" usualWarnings={['This is common', 'A date']} />,
    );
    // These texts are unseen: a style sheet writes them.
    const reserved = [...container.querySelectorAll<HTMLElement>('[data-text]')];
    expect(reserved.map(({ dataset }) => dataset['text'])).toEqual([
      'Make it long',
      'Very weak. This is common',
      'Very weak. A date',
    ]);
  });

  it('removes the announcement after 7 s, so that it is not read beside the visible text', () => {
    holdTime();
    renderUi(<StrengthMeter id="m" score={3} />);
    act(() => jest.advanceTimersByTime(6_999));
    expect(screen.getByRole('status')).toHaveTextContent('Password strength: Good');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('');
    expect(screen.getByText('Good')).toBeVisible();
    jest.useRealTimers();
  });

  it('shows an estimate by lighter bars, and does not announce it', () => {
    renderUi(<StrengthMeter id="m" score={3} provisional />);
    expect(screen.getByText('Good, checking…')).toBeVisible();
    expect(drawnStyle(screen.getByText('Good, checking…'), 'color')).not.toBe(SAFE);
    expect(screen.getByRole('status')).toHaveTextContent('');
    const opacities = [...screen.getByRole('meter').children].map((bar) => getComputedStyle(bar).opacity);
    expect(opacities).toEqual(['0.45', '0.45', '0.45', '1']);
  });
});

describe('§5 Password strength: the rules', () => {
  it('each rule has a mark beside its colour (PasswordCreateOrLogin, PasswordResetForm, WCAG 1.4.1)', () => {
    renderUi(
      <PasswordRules
        id="rules"
        rules={[{ text: 'Long', met: true }, { text: 'Mixed', met: false }, { text: 'Unjudged' }]}
        hint="Make it long"
        warning="Breached"
        isWarned={false}
      />,
    );
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Met: Long', 'Not met yet: Mixed', 'Unjudged']);
    expect(items.map((item) => item.querySelectorAll('svg').length)).toEqual([1, 1, 0]);
    expect(screen.getByRole('status')).toHaveTextContent('Met: Long. Not met yet: Mixed');
    expect(screen.getByText('Make it long')).toBeVisible();
  });

  it('a warning takes the place of the hint', () => {
    renderUi(
      <PasswordRules
        id="rules"
        rules={[{ text: 'Long', met: true }]}
        hint="Make it long"
        warning="Breached"
        isWarned
      />,
    );
    expect(screen.getByText('Breached')).toBeVisible();
    expect(screen.queryByText('Make it long')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Met: Long. Breached');
  });
});
