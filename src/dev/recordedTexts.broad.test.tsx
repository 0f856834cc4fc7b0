import { fireEvent } from '@testing-library/react';
import { CANARIES, canariesIn } from '../../tests/data/canaries';
import { makeClient, renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { EMAIL_CODE, hydrated } from '../../tests/visits/signIn';
import { eventually } from '../../tests/time';
import { readVisit } from '../domain/visit/readVisit';
import { recordVisit } from './recordVisit';

const page = setUpWidgetPage();

/** A value with a text in each field, in a list and as the name of a field. */
const filled = (text: string) => ({
  ...Object.fromEntries(
    [
      ...['user_id', 'external_id', 'name', 'email', 'phone_number', 'status', 'error_type', 'error_message'],
      ...['custom_claims', 'trusted_metadata', 'untrusted_metadata', 'crypto_wallet_address', 'redirect_uri'],
    ].map((field) => [field, text]),
  ),
  emails: [{ email: text, [text]: text }],
  session: { attributes: { ip_address: text }, custom_claims: { [text]: { note: text } }, roles: [text] },
});

/** Answers calls below a path of the API with a body. All others go to the sandbox. */
function answerWith(path: string, body: object): void {
  const { fetch } = window;
  page.onCleanUp(() => Object.assign(window, { fetch }));
  window.fetch = (...request) =>
    String(request[0]).startsWith(path)
      ? Promise.resolve(new Response(JSON.stringify(body)))
      : fetch.apply(window, request);
}

describe('§4 DevTools: texts of a recorded visit', () => {
  it.each(Object.entries(CANARIES))(
    'none of the page, the project or the visitor: %s',
    async (_shape, canary) => {
      const encoded = encodeURIComponent(canary);
      const answered = `${page.options.endpoints.apiUrl}/sdk/v1/users/emails/`;
      history.replaceState(null, '', `/${encoded}?token=${encoded}&${encoded}=1#${encoded}`);
      answerWith(answered, { data: filled(canary), ...filled(canary) });
      const client = makeClient(page);
      const recorder = recordVisit(client);
      const { view } = renderWidget(page, {
        client,
        config: {
          ...EMAIL_CODE,
          otpOptions: { methods: ['email'], loginTemplateId: canary },
          emailMagicLinksOptions: { domainHint: canary },
          oauthOptions: {
            providers: [{ type: 'google', custom_scopes: [canary], provider_params: { prompt: canary } }],
          },
        },
        strings: { 'button.emailLogin': `${canary}!`, 'formField.email.label': canary, [canary]: canary },
      });
      const field = await view.findByRole<HTMLInputElement>('textbox');
      await eventually(() => hydrated(field));
      fireEvent.input(field, { target: { value: canary } });
      fireEvent.click(view.getByRole('button'));
      // A call of the host's own code.
      await fetch(answered + encoded, { method: 'DELETE', body: JSON.stringify(filled(canary)) });
      await page.idle();
      await eventually(() => expect(page.console.left()).not.toEqual([]));
      page.console.take('[PriceRxAuth] strings');
      const visit: unknown = JSON.parse(JSON.stringify(recorder.stop()));
      expect(canariesIn(JSON.stringify(visit))).toEqual([]);
      expect(readVisit(visit).entries).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ act: 'type', value: expect.stringMatching(/^\{\{\w+:1\}\}$/) }),
          expect.objectContaining({
            act: 'click',
            role: 'button',
            name: expect.stringMatching(/^\{\{\w+:\d\}\}$/),
          }),
          expect.objectContaining({
            call: expect.stringMatching(/^DELETE \/users\/emails\/\{\{\w+:\d\}\}$/),
          }),
        ]),
      );
    },
  );
});
