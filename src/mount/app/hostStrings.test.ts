import { readFileSync } from 'node:fs';
import { readTexts } from '../../../gallery/texts';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { EMAIL_CODE, heading } from '../../../tests/visits/signIn';
import { ENGLISH, hostStringsAdvice } from './hostStrings';

const page = setUpWidgetPage();

describe('§1 Strings: the host’s own set of texts', () => {
  it('is compared with all texts of the widget', async () => {
    const texts = await readTexts();
    expect(ENGLISH).toEqual(Object.fromEntries(texts.map(({ id, text }) => [id, text])));
  });

  it('the example in docs/languages.md has no mistake', () => {
    const [, example = ''] = /```json\n([^`]+)```/.exec(readFileSync('docs/languages.md', 'utf8')) ?? [];
    expect(hostStringsAdvice(JSON.parse(example) as Record<string, string>, 'nb')).toEqual([]);
  });

  it('is shown in its language, with one warning for each mistake', async () => {
    const strings = {
      'login.title': 'Logg inn',
      'login.titel': 'Logg inn',
      'passcode.sentConfirmation': 'Vi sendte en kode.',
      'password.minimumLength': 'x',
    };
    const widget = renderWidget(page, { config: EMAIL_CODE, locale: 'nb', strings });
    await heading('Logg inn');
    expect(widget.element.querySelector('pricerx-auth')).toHaveAttribute('lang', 'nb');
    await eventually(() =>
      expect(
        page.console.take('strings["login.titel"] is never shown. Did you mean "login.title"?'),
      ).toHaveLength(1),
    );
    expect(page.console.take('strings["passcode.sentConfirmation"] leaves out {destination}')).toHaveLength(
      1,
    );
    expect(page.console.take('strings["password.minimumLength"] is never shown')).toHaveLength(1);
    widget.rerender({ locale: 'nb', strings: { ...strings } });
    await page.idle();
  });

  it('is checked for the plural forms of its language', async () => {
    const id = Object.keys(ENGLISH).find((each) => ENGLISH[each]?.includes('plural'))!;
    const few = ENGLISH[id]!.replace('one {', 'few {# few} one {');
    renderWidget(page, { config: EMAIL_CODE, locale: 'es', strings: { [id]: few } });
    await heading('Regístrate o inicia sesión');
    await eventually(() => expect(page.console.take(`strings["${id}"] has the form few`)).toHaveLength(1));
  });

  it('throws a usage error for a value that is not a string', () => {
    const strings = { login: { title: 'Logg inn' } } as unknown as Record<string, string>;
    expect(() => renderWidget(page, { config: EMAIL_CODE, strings })).toThrow(
      /strings\.login must be a string, but is an object/,
    );
  });
});
