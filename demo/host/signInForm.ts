import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Rendering from '../../src/server';
import { languageBeside, translatedTo } from '../page/language/language';
import { addressOf } from '../page/parts/address';
import { readSwitches } from '../page/developer/switches';
import { loginArgs } from '../page/session/loginArgs';

/** Addresses of the form's style sheet and early script. This site's policy forbids inline ones. */
export const FORM_STYLES = '/sign-in.css';
export const EARLY_SCRIPT_FILE = '/early.js';

/** The parameter of the style sheet with the language of the page, because the rules are for one form. */
const LOCALE = 'locale';

/** What the form depends on. */
export interface FormRequest {
  query: URLSearchParams;
  origin: string;
  acceptLanguage: string;
  /** The Cookie header. */
  cookie: string;
}

const hasSession = (cookie: string): boolean => /(^|; )(stytch_session|__Host-session)=/.test(cookie);

/** Renders the form of the sign-in page, if the widget is built. */
export const createSignInForm = (distDir: string) => {
  const file = path.join(distDir, 'esm/render.js');
  const code = existsSync(file)
    ? (import(pathToFileURL(file).href) as Promise<Pick<typeof Rendering, 'renderLogin' | 'EARLY_SCRIPT'>>)
    : undefined;

  const render = async ({ query, origin, acceptLanguage }: FormRequest) => {
    const { renderLogin } = (await code) ?? {};
    const switches = readSwitches(query.toString());
    const asked = switches.lang || query.get(LOCALE);
    const locale = asked || (/^es\b/i.test(acceptLanguage) ? 'es' : 'en');
    const stylesheet = addressOf(switches, FORM_STYLES, { [LOCALE]: locale });
    try {
      const rendered = renderLogin?.(loginArgs({ switches, origin, locale }) as Rendering.RenderArgs, {
        styles: 'file',
        stylesheet,
      });
      return rendered && { ...rendered, stylesheet, language: languageBeside(locale) };
    } catch {
      // The widget shows what is wrong in the address.
      return undefined;
    }
  };

  return {
    styles: async (request: FormRequest): Promise<string | undefined> => (await render(request))?.css,
    earlyScript: async (): Promise<string | undefined> => (await code)?.EARLY_SCRIPT,
    /** The page's link and content; undefined for visitors who are signed in, or come by a link or from a social provider. */
    async page(request: FormRequest): Promise<{ link: string; main: string } | undefined> {
      if (hasSession(request.cookie) || request.query.has('stytch_token_type')) return undefined;
      const form = await render(request);
      return (
        form && {
          link: `<link rel="stylesheet" href="${form.stylesheet.replaceAll('&', '&amp;')}" />`,
          main:
            `<div class="sign-in" data-rendered><div class="sign-in__head"><h1 tabindex="-1" lang="${form.language}">${translatedTo(form.language, 'Your prices, kept for you')}</h1></div>` +
            `<div class="sign-in__panel"><div id="sign-in">${form.html}</div></div></div>` +
            `<script src="${EARLY_SCRIPT_FILE}"></script>`,
        }
      );
    },
  };
};
