import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import {
  makeAccount,
  currentPasswordField,
  PASSWORD,
  PASSWORDS,
  typeGood,
} from '../../tests/visits/passwords';
import { button } from '../../tests/visits/button';
import { play, renderRecorded } from '../../tests/visits/recorded';
import { continueButton, followLink, typeStrong } from '../../tests/visits/reset';
import {
  codeField,
  EMAIL,
  EMAIL_CODE,
  emailField,
  enter,
  heading,
  PHONE,
  SMS_CODE,
} from '../../tests/visits/signIn';
import type { Visit } from '../domain/visit/visit';

const page = setUpWidgetPage();

/** Plays a visit and returns its screens. The visitor's address is in no part of the file. */
async function expectPlayed(visit: Visit): Promise<string[]> {
  expect(JSON.stringify(visit)).not.toContain(EMAIL);
  const { played, expected } = await play(visit);
  expect(played).toEqual(expected);
  return played.flatMap(({ screens }) => screens);
}

describe('§4 DevTools: a recorded visit without texts of the visitor is played', () => {
  it('in Spanish, with texts and addresses of the host', async () => {
    const visitor = renderRecorded(page, {
      locale: 'es-MX',
      strings: { 'button.emailLogin': 'Entrar a la Farmacia Ada' },
      config: {
        ...EMAIL_CODE,
        otpOptions: { methods: ['email'], loginTemplateId: 'template-of-ada', defaultCountry: 'MX' },
      },
    });
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    await enter(visitor.user, field, EMAIL);
    await visitor.user.click(await screen.findByRole('button', { name: 'Entrar a la Farmacia Ada' }));
    const code = await page.lastCode(EMAIL);
    await enter(visitor.user, await visitor.view.findByRole<HTMLInputElement>('textbox'), code);
    await page.idle();
    const visit = await visitor.end();
    expect(JSON.stringify(visit)).not.toMatch(/Ada|ada/);
    expect(visit.widget).toMatchObject({
      language: 'es',
      config: { otpOptions: { loginTemplateId: '{{loginTemplateId:1}}', defaultCountry: 'MX' } },
    });
    expect(await expectPlayed(visit)).toEqual(['Main', 'OTPAuthenticate', 'OTPConfirmation']);
  });

  it('with a wrong and a right password', async () => {
    await makeAccount(page);
    const visitor = renderRecorded(page, { config: PASSWORDS });
    await enter(visitor.user, await emailField(), `${EMAIL}{Enter}`);
    await enter(visitor.user, await currentPasswordField(), 'not the one{Enter}');
    const field = await currentPasswordField();
    // The field is read-only during the check.
    await eventually(() => expect(field).not.toHaveAttribute('readonly'));
    await screen.findByText(/./, { selector: '[role=alert] *, [role=alert]' });
    await visitor.user.clear(field);
    await enter(visitor.user, await currentPasswordField(), `${PASSWORD}{Enter}`);
    await heading('Success!');
    expect(await expectPlayed(await visitor.end())).toContain('PasswordConfirmation');
  });

  it('of a sign-up with a password', async () => {
    const visitor = renderRecorded(page, { config: PASSWORDS });
    await enter(visitor.user, await emailField(), `${EMAIL}{Enter}`);
    await typeGood(visitor);
    await visitor.user.click(button('Continue'));
    await heading('Success!');
    expect(await expectPlayed(await visitor.end())).toContain('PasswordConfirmation');
  });

  it('of a new password from a mail', async () => {
    const passwordResetToken = await followLink(page, 'reset_password');
    const visitor = renderRecorded(page, { passwordResetToken });
    await typeStrong(visitor.user);
    await visitor.user.click(continueButton());
    await heading('Success!');
    const visit = await visitor.end();
    expect(visit.address).toBe('/?stytch_token_type=reset_password&token={{token:1}}');
    expect(await expectPlayed(visit)).toContain('PasswordConfirmation');
  });

  it('with a pasted phone number and a code with spaces', async () => {
    const visitor = renderRecorded(page, { config: SMS_CODE });
    await visitor.user.click(await screen.findByRole('textbox', { name: 'Phone number' }));
    await visitor.user.paste('+1 (415) 555-0132');
    await visitor.user.keyboard('{Enter}');
    await codeField();
    const code = await page.lastCode(PHONE);
    await visitor.user.click(await codeField());
    await visitor.user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
    await heading('Success!');
    expect(await expectPlayed(await visitor.end())).toContain('OTPConfirmation');
  });
});
