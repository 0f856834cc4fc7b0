import type { Choice } from '../../../playground/choice';
import { literal } from '../../../playground/code/literal';
import type { Snippet } from '../../../playground/code/snippets';
import { chosenArgs } from '../../../playground/mountArgs';
import type * as Rendering from '../../../src/server';

/** The renderer of `pricerx-auth/server`, beside the site's widget. It is large, so it is loaded when somebody wants its result. */
const loadRenderer = (): Promise<Pick<typeof Rendering, 'renderLogin'>> =>
  import(new URL('widget/render.js', document.baseURI).href) as Promise<
    Pick<typeof Rendering, 'renderLogin'>
  >;

/** The module for `pricerx-auth render`, and the form's HTML for this choice. */
export async function htmlCode(choice: Choice): Promise<Snippet[]> {
  const args = chosenArgs(choice);
  const { renderLogin } = await loadRenderer();
  const { html } = renderLogin(args as Rendering.RenderArgs);
  return [
    { file: 'login.config.mjs', language: 'js', code: `export default ${literal(args)};\n` },
    { file: 'login.html', language: 'html', code: `<div id="sign-in">${html}</div>\n` },
  ];
}
