import { fieldBeforeAnswers, renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { EMAIL_CODE, heading } from '../../tests/visits/signIn';
import type { MountArgs } from './widget/mountArgs';

const page = setUpWidgetPage();
const show = (args: Partial<MountArgs>) => renderWidget(page, { config: EMAIL_CODE, ...args });

// The only test of this file: another one, or its app, may load what this one waits for.
describe('§1 Locale of a mount: message parser that is not loaded yet', () => {
  it('a text of Main with ICU syntax is drawn after the message parser is loaded', async () => {
    const widget = show({
      strings: { 'login.title': "Welcome '{'back'}'{end, select, other {!}}" },
    });
    const field = await fieldBeforeAnswers(widget);
    expect(field).not.toBeVisible();
    await heading('Welcome {back}!');
    expect(field).toBeVisible();
    await eventually(() => expect(page.console.take('strings["login.title"] has {end}')).toHaveLength(1));
  });
});
