import { screen } from '@testing-library/react';
import { breakParser, country, numbersSent, shown } from '../../../tests/visits/phone';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { codeField, phoneField, SMS_CODE } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const sent = () => numbersSent(page);

const NEPAL = '+9779845234567';

describe('§5 Phone: a number with a country code', () => {
  it('stays as typed, and the selector shows its country', async () => {
    const widget = renderWidget(page, { config: SMS_CODE });
    const field = await phoneField();
    await widget.user.type(field, '+977');
    await eventually(() => expect(country()).toHaveValue('NP'));
    await widget.user.type(field, '9845234567');
    await shown('+977 984 5234567');
    await widget.user.keyboard('{Enter}');
    await codeField();
    expect(sent()).toEqual([NEPAL]);
  });

  it.each([
    ['(+977)\u00a0984\u20115234567', '984-5234567'],
    ['\u202a+977 984-5234567\u202c', '984-5234567'],
    ['＋９７７ ９８４５２３４５６７', '984-5234567'],
    ['+٩٧٧ ٩٨٤٥٢٣٤٥٦٧', '984-5234567'],
  ])('pasted as %s selects its country', async (text, national) => {
    const widget = renderWidget(page, { config: SMS_CODE });
    await widget.user.click(await phoneField());
    await widget.user.paste(text);
    await shown(national);
    expect(country()).toHaveValue('NP');
    await widget.user.keyboard('{Enter}');
    await codeField();
    expect(sent()).toEqual([NEPAL]);
  });

  it('keeps its code when another country is chosen afterwards', async () => {
    const widget = renderWidget(page, { config: SMS_CODE });
    await widget.user.type(await phoneField(), '+9779845234567');
    await shown('+977 984 5234567');
    await widget.user.selectOptions(country(), 'DE');
    await eventually(() => expect(country()).toHaveValue('NP'));
    await widget.user.click(screen.getByRole('button', { name: 'Continue with a text message' }));
    await codeField();
    expect(sent()).toEqual([NEPAL]);
  });

  it('keeps a chosen country that has the same code', async () => {
    const widget = renderWidget(page, { config: SMS_CODE });
    await widget.user.selectOptions(await phoneField().then(country), 'CA');
    await widget.user.type(await phoneField(), '+1613555');
    await shown('+1 613 555');
    expect(country()).toHaveValue('CA');
    await widget.user.type(await phoneField(), `${'{Backspace}'.repeat(7)}4155550132`);
    await eventually(() => expect(country()).toHaveValue('US'));
  });

  it('filled in together with its country, is sent with the country code once', async () => {
    const widget = renderWidget(page, { config: SMS_CODE });
    const field = (await phoneField()) as HTMLInputElement;
    for (const [each, value] of [
      [country(), 'NP'],
      [field, NEPAL],
    ] as const) {
      each.value = value;
      each.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await shown('984-5234567');
    await widget.user.click(screen.getByRole('button', { name: 'Continue with a text message' }));
    await codeField();
    expect(sent()).toEqual([NEPAL]);
  });

  it('keeps its code when it cannot be parsed', async () => {
    breakParser();
    const widget = renderWidget(page, { config: SMS_CODE });
    await widget.user.type(await phoneField(), '+977 984-5234567{Enter}');
    await codeField();
    expect(sent()).toEqual([NEPAL]);
  });
});

describe('§5 Phone: the default country of the config', () => {
  const inNepal = {
    products: ['otp' as const],
    otpOptions: { methods: ['sms' as const], defaultCountry: 'NP' as const },
  };

  it('is selected and comes first, and a national number belongs to it', async () => {
    const widget = renderWidget(page, { config: inNepal });
    const field = await phoneField();
    expect(country()).toHaveValue('NP');
    expect(country().options[0]).toHaveTextContent('+977 Nepal');
    expect([...country().options].filter(({ value }) => value === 'NP')).toHaveLength(1);
    await widget.user.type(field, '9845234567');
    await shown('984-5234567');
    await widget.user.keyboard('{Enter}');
    await codeField();
    expect(sent()).toEqual([NEPAL]);
  });

  it('follows the config of a new mount until the visitor has chosen a country', async () => {
    const widget = renderWidget(page, { config: inNepal });
    await phoneField();
    widget.rerender({ config: SMS_CODE });
    await eventually(() => expect(country()).toHaveValue('US'));
    await widget.user.selectOptions(country(), 'GB');
    widget.rerender({ config: inNepal });
    await page.idle();
    expect(country()).toHaveValue('GB');
  });
});
