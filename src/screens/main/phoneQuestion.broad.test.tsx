import { screen, within } from '@testing-library/react';
import { breakParser, country, numbersSent, shown } from '../../../tests/visits/phone';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { alertText, codeField, phoneField } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const QUESTION = 'Which number should we send the code to?';
const PASTED = '0170 1234567 / 0151 23456789';

const inGermany = (method: 'sms' | 'whatsapp' = 'sms') => ({
  products: ['otp' as const],
  otpOptions: { methods: [method], defaultCountry: 'DE' as const },
});

const question = () => screen.queryByRole('group', { name: QUESTION });
const asked = () =>
  eventually(() => {
    const group = question();
    if (!group) throw new Error(`No question in ${document.body.textContent}`);
    return group;
  });
const choicesIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

async function submitted(text: string, method?: 'sms' | 'whatsapp') {
  const widget = renderWidget(page, { config: inGermany(method) });
  await widget.user.click(await phoneField());
  await widget.user.paste(text);
  await page.idle();
  await widget.user.keyboard('{Enter}');
  return widget;
}

describe('§5 Phone: a text with two readings', () => {
  it.each(['491701234567', '49 151 12345678', '4915112345678'])(
    'is none, sent without a question: %s',
    async (text) => {
      await submitted(text);
      await codeField();
      expect(numbersSent(page)).toEqual([`+${text.replace(/ /g, '')}`]);
    },
  );

  it('asks which number is meant before anything is sent, and sends to the chosen one', async () => {
    const { user, errors } = await submitted(PASTED);
    const group = await asked();
    expect(group).toHaveFocus();
    expect(choicesIn(group)).toEqual(['+49 170 1234567', '+49 1512 3456789']);
    expect(await phoneField()).toHaveValue(PASTED);
    expect(numbersSent(page)).toEqual([]);
    expect(errors).toEqual([]);
    await user.tab();
    expect(within(group).getAllByRole('button')[0]).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    await codeField();
    expect(numbersSent(page)).toEqual(['+4915123456789']);
    expect(screen.getByText('01512 3456789')).toBeVisible();
  });

  it('sends by the method of the tab', async () => {
    const { user } = await submitted('492211234567', 'whatsapp');
    await asked();
    await user.click(screen.getByRole('button', { name: '+49 221 1234567' }));
    await codeField();
    expect(page.lastCall('/otps/whatsapp/login_or_create').body).toMatchObject({
      phone_number: '+492211234567',
    });
  });

  it('keeps the chosen number when the provider refuses it, with its error', async () => {
    const { user } = await submitted(PASTED);
    await asked();
    await page.fault('/otps/sms/login_or_create', { drop: true });
    await user.click(screen.getByRole('button', { name: '+49 170 1234567' }));
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(question()).toBeNull();
    await shown('+49 170 1234567');
    expect(await phoneField()).toHaveFocus();
  });

  it('ends with another text, another country and another submit, which asks again', async () => {
    const { user } = await submitted('492211234567');
    await asked();
    await user.type(await phoneField(), '{Backspace}');
    await eventually(() => expect(question()).toBeNull());
    await user.keyboard('{Enter}');
    expect(choicesIn(await asked())).toEqual(['+49 4922 1123456', '+49 221 123456']);
    await user.selectOptions(country(), 'US');
    await eventually(() => expect(question()).toBeNull());
    await user.type(await phoneField(), '{Enter}');
    await alertText('Invalid phone number, please try again.');
    expect(numbersSent(page)).toEqual([]);
  });

  it('a number with its country code is not asked about', async () => {
    await submitted('+492211234567');
    await codeField();
    expect(numbersSent(page)).toEqual(['+492211234567']);
  });

  it('asks without the parser too, when the text begins with the code of the chosen country', async () => {
    breakParser();
    const { user } = await submitted('49 170 1234567');
    expect(choicesIn(await asked())).toEqual(['+491701234567', '+49491701234567']);
    expect(numbersSent(page)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '+491701234567' }));
    await codeField();
    expect(numbersSent(page)).toEqual(['+491701234567']);
  });
});
