import { screen, within } from '@testing-library/react';
import { breakParser, country, numbersSent, shown } from '../../../tests/visits/phone';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { alertText, codeField, phoneField, SMS_CODE } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const INVALID = 'Invalid phone number, please try again.';
const sent = () => numbersSent(page);

describe('§5 Phone: the field', () => {
  it('starts with the United States, first in the list, each country with its code', async () => {
    renderWidget(page, { config: SMS_CODE });
    await phoneField();
    expect(country()).toHaveValue('US');
    for (const [label, count] of [
      ['Countries and regions', 116],
      ['More countries and regions', 131],
    ] as const) {
      const options = within(screen.getByRole('group', { name: label })).getAllByRole('option');
      const names = options.map(({ textContent }) => textContent?.replace(/^\+\d+ /, '') ?? '');
      expect(names).toHaveLength(count);
      const byName = names[0] === 'United States' ? names.slice(1) : names;
      expect(byName).toEqual([...byName].sort((a, b) => a.localeCompare(b, 'en')));
    }
    expect(country().options[0]).toHaveTextContent('+1 United States');
    expect([...country().options].find(({ value }) => value === 'GB')).toHaveTextContent(
      '+44 United Kingdom',
    );
  });

  it('has autocomplete tokens for country and number', async () => {
    renderWidget(page, { config: SMS_CODE });
    expect(await phoneField()).toHaveAttribute('autocomplete', 'tel-national');
    expect(await phoneField()).toHaveAttribute('inputmode', 'tel');
    expect(country()).toHaveAttribute('autocomplete', 'tel-country-code');
  });

  it('formats as the chosen country writes it', async () => {
    const widget = renderWidget(page, { config: SMS_CODE });
    const field = await phoneField();
    await widget.user.selectOptions(country(), 'DE');
    await widget.user.type(field, '03012345678');
    await shown('030 12345678');
    await widget.user.keyboard('{Enter}');
    await codeField();
    expect(sent()).toEqual(['+493012345678']);
  });

  it('does not add a deleted bracket again', async () => {
    const widget = renderWidget(page, { config: SMS_CODE });
    const field = await phoneField();
    await widget.user.type(field, '4155');
    await shown('(415) 5');
    await widget.user.keyboard('{Backspace}{Backspace}{Backspace}');
    await page.idle();
    expect(field).toHaveValue('(415');
  });
});

describe('§5 Phone: the sent number', () => {
  it.each(['', '12', '555 0132', 'call me'])(
    'refuses "%s", reports it to the host, and sends nothing',
    async (text) => {
      const widget = renderWidget(page, { config: SMS_CODE });
      const field = await phoneField();
      if (text) await widget.user.type(field, text);
      await page.idle();
      await widget.user.click(screen.getByRole('button', { name: 'Continue with a text message' }));
      await alertText(INVALID);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(INVALID);
      expect(widget.errors.map(({ message }) => message)).toEqual([INVALID]);
      expect(sent()).toEqual([]);
    },
  );

  it('sends a number that cannot be parsed as typed, with the country’s code', async () => {
    breakParser();
    const widget = renderWidget(page, { config: SMS_CODE });
    await widget.user.selectOptions(await phoneField().then(country), 'GB');
    await widget.user.type(await phoneField(), '20 7946 0958');
    expect(await phoneField()).toHaveValue('20 7946 0958');
    await widget.user.keyboard('{Enter}');
    await codeField();
    expect(sent()).toEqual(['+442079460958']);
    expect(screen.getByText('+442079460958')).toBeVisible();
  });

  it('keeps the country when the provider refuses the number', async () => {
    const widget = renderWidget(page, { config: SMS_CODE });
    await page.fault('/otps/sms/login_or_create', { drop: true });
    await widget.user.selectOptions(await phoneField().then(country), 'GB');
    await widget.user.type(await phoneField(), '02079460958{Enter}');
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(country()).toHaveValue('GB');
    await shown('020 7946 0958');
  });
});
