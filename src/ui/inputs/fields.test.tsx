import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { renderUi } from '../../../tests/renderUi';
import type { CountryCode } from '../../domain/phones/countries';
import type { AuthError } from '../../domain/errors/errors';
import { typedDialCode } from '../../domain/phones/leadingDialCode';
import { EmailInput } from './EmailInput';
import { PhoneInput } from './PhoneInput';

const wrong: AuthError = { kind: 'local', id: 'error.invalidEmail', message: 'Invalid email address.' };
const unreachable: AuthError = { kind: 'unreachable', message: 'No network.' };

/** A shorthand with custom properties, which jsdom does not compute: that of the last rule for an element. */
const declared = (element: Element, property: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ selectorText = '::' }) => !selectorText.includes('::') && element.matches(selectorText))
    .map(({ style }) => style.getPropertyValue(property))
    .findLast(Boolean);

function Email({ error = null, onValue }: { error?: AuthError | null; onValue?: (value: string) => void }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    onValue?.(next);
  };
  return <EmailInput value={value} onChange={change} error={error} />;
}

function Phone({ locale, ...more }: { locale?: string } & Partial<ComponentProps<typeof PhoneInput>>) {
  const [country, setCountry] = useState<CountryCode>('US');
  const [value, setValue] = useState('');
  return (
    <div lang={locale}>
      <PhoneInput
        country={country}
        firstCountry="US"
        onCountryChange={setCountry}
        value={value}
        onChange={setValue}
        typedDialCode={typedDialCode}
        {...more}
      />
      <output>{`${country} ${value}`}</output>
    </div>
  );
}

describe('§2 Main: the email field', () => {
  it('has a label, an autocomplete token and the email keyboard', () => {
    renderUi(<Email />);
    const input = screen.getByRole('textbox', { name: 'Email address' });

    expect(input).toHaveAttribute('type', 'email');
    expect(input).toHaveAttribute('autocomplete', 'email');
    expect(input).toHaveAttribute('inputmode', 'email');
    expect(input).toHaveAttribute('autocapitalize', 'none');
    expect(input).toHaveAttribute('aria-invalid', 'false');
  });

  it('is linked to its error', () => {
    renderUi(<Email error={wrong} />);
    const input = screen.getByRole('textbox');

    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Invalid email address, please try again.');
  });

  it('has the border and the focus ring of errors with one', () => {
    const { rerender } = renderUi(<Email />);
    const input = screen.getByRole('textbox');
    act(() => input.focus());
    expect(declared(input, 'border')).toBe('1px solid var(--pricerx-inputs-border-color)');
    expect(declared(input, 'outline')).toMatch(/solid var\(--pricerx-colors-primary\)$/);
    rerender(<Email error={wrong} />);
    expect(declared(input, 'border')).toBe('1px solid var(--pricerx-colors-error)');
    expect(declared(input, 'outline')).toMatch(/solid var\(--pricerx-colors-error\)$/);
  });

  it('has a place for its error, unless the screen shows errors elsewhere', () => {
    const { container, rerender } = renderUi(<Email />);
    expect(container.querySelector('[part=error]')).toBeInTheDocument();
    rerender(<EmailInput value="" onChange={() => undefined} />);
    expect(container.querySelector('[part=error]')).toBeNull();
  });

  it('accepts typed text', async () => {
    const values: string[] = [];
    renderUi(<Email onValue={(value) => values.push(value)} />);
    await userEvent.type(screen.getByRole('textbox'), 'a@b');
    await userEvent.tab();

    expect(values).toEqual(['a', 'a@', 'a@b']);
    expect(screen.getByRole('textbox')).toHaveValue('a@b');
  });

  it.each(['input', 'change'])('accepts a filled value when only %s fires', (type) => {
    const values: string[] = [];
    renderUi(<Email onValue={(value) => values.push(value)} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    act(() => {
      input.value = 'filled@example.com';
      input.dispatchEvent(new Event(type));
    });

    expect(values).toEqual(['filled@example.com']);
    expect(input).toHaveValue('filled@example.com');
  });

  it('reports an autofilled value once when both events fire', () => {
    const onValue = jest.fn();
    renderUi(<Email onValue={onValue} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    act(() => {
      input.value = 'filled@example.com';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });

    expect(onValue).toHaveBeenCalledTimes(1);
  });

  it('shows the old value when the parent component rejects a change', () => {
    renderUi(<EmailInput value="kept" onChange={() => undefined} />);
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'other' } });

    expect(screen.getByRole('textbox')).toHaveValue('kept');
  });

  it('shows a value changed by the parent component', () => {
    const { rerender } = renderUi(<EmailInput value="first" onChange={() => undefined} />);
    rerender(<EmailInput value="second" onChange={() => undefined} />);

    expect(screen.getByRole('textbox')).toHaveValue('second');
  });
});

describe('§5 Phone: the phone field', () => {
  const number = () => screen.getByRole('textbox', { name: 'Phone number' });
  const country = () => screen.getByRole('combobox', { name: 'Country code' });

  it('is a country and a national number, each with its autocomplete token', () => {
    renderUi(<Phone />);

    expect(number()).toHaveAttribute('type', 'tel');
    expect(number()).toHaveAttribute('autocomplete', 'tel-national');
    expect(number()).toHaveAttribute('id', 'pricerx-phone-input');
    expect(number()).toHaveAttribute('dir', 'ltr');
    expect(number()).toBeRequired();
    expect(country()).toHaveAttribute('autocomplete', 'tel-country-code');
    expect(country()).toHaveValue('US');
    expect(country().closest('[dir]')).toHaveAttribute('dir', 'ltr');
  });

  it('is invalid with an error about the number, which describes it in place of the note', () => {
    const { rerender } = renderUi(<Phone error={null} note="We send a code." />);
    expect(number()).toBeValid();
    expect(number()).toHaveAccessibleDescription('We send a code.');
    rerender(<Phone error={wrong} note="We send a code." />);
    expect(number()).toBeInvalid();
    expect(number()).toHaveAccessibleDescription('Invalid email address, please try again.');
    rerender(<Phone error={unreachable} note="We send a code." />);
    expect(number()).toBeValid();
    expect(number()).toHaveAccessibleDescription(/No network/);
  });

  it('beside passkeys, offers them by autofill and keeps 1Password’s button away', () => {
    const { rerender } = renderUi(<Phone autoComplete="tel-national webauthn" ignoredBy1Password />);
    expect(number()).toHaveAttribute('autocomplete', 'tel-national webauthn');
    expect(number()).toHaveAttribute('data-1p-ignore');
    rerender(<Phone />);
    expect(number()).not.toHaveAttribute('data-1p-ignore');
  });

  it('lists countries with dial codes: the United States first, the specified ones by name, all others in a second group', () => {
    renderUi(<Phone />);
    const optionsOf = (group: string) =>
      within(within(country()).getByRole('group', { name: group }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    const [listed, further] = [optionsOf('Countries and regions'), optionsOf('More countries and regions')];

    expect(listed).toHaveLength(116);
    expect(listed.slice(0, 3)).toEqual(['+1 United States', '+358 Åland Islands', '+1684 American Samoa']);
    expect(further).toHaveLength(131);
    expect(further.slice(0, 2)).toEqual(['+93 Afghanistan', '+355 Albania']);
    expect(further).toContain('+977 Nepal');
  });

  it('names countries in the language of the host’s strings', () => {
    renderUi(<Phone />, { locale: 'de' });

    expect(within(country()).getByRole('option', { name: '+49 Deutschland' })).toBeInTheDocument();
  });

  it('shows the dial code alone when closed', async () => {
    renderUi(<Phone />);
    await userEvent.selectOptions(country(), 'GB');

    expect(screen.getByText('+44')).toBeVisible();
    // The select itself says the country.
    expect(screen.getByText('+44').closest('[aria-hidden=true]')).not.toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('GB');
  });

  it('lists another country first when the host changes it', () => {
    const { rerender } = renderUi(<Phone />);
    rerender(<Phone firstCountry="DE" />);
    expect(within(country()).getAllByRole('option')[0]).toHaveTextContent('+49 Germany');
  });

  it('keeps its country when an extension sets one that is not listed', () => {
    renderUi(<Phone />);
    fireEvent.change(country(), { target: { value: 'XX' } });
    expect(screen.getByRole('status')).toHaveTextContent('US');
  });

  it.each([
    ['+977 984', '+977'],
    ['00977 984', '+977'],
    ['+1 809', '+1'],
    ['+', '+1'],
    ['+999', '+'],
  ])('for the typed %s, shows the dial code %s', async (typed, code) => {
    renderUi(<Phone />);
    await userEvent.type(number(), typed);

    expect(country().parentElement?.lastElementChild).toHaveTextContent(new RegExp(`^\\${code}$`));
  });

  it.each(['input', 'change'])('accepts a filled country and number when only %s fires', (type) => {
    renderUi(<Phone />);
    act(() => {
      for (const [field, value] of [
        [country(), 'DE'],
        [number(), '030 901820'],
      ] as const) {
        Object.assign(field, { value });
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    });

    expect(screen.getByRole('status')).toHaveTextContent('DE 030 901820');
  });
});
