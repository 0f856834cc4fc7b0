import { fileURLToPath } from 'node:url';
import { PATHS } from '../paths';
import { fileReply, isServable, readBelow } from './http/files';
import { bundleHeaders, pageHeaders } from './headers';
import { notFound } from './http/reply';
import type { Reply } from './http/reply';
import { createSignInForm, EARLY_SCRIPT_FILE, FORM_STYLES, type FormRequest } from './signInForm';
import { readStyles } from './styles';

const publicDir = fileURLToPath(new URL('../public/', import.meta.url));

interface Parts {
  /** Folder of the widget's build. */
  distDir: string;
  /** Folder of the build of the page's scripts. */
  pageDir: string;
  sandboxOrigin: string;
  /** Origins of the apps to which the consent page redirects. */
  appOrigins: readonly string[];
}

interface Asked extends FormRequest {
  path: string;
  ifNoneMatch: string | undefined;
  /** The Accept header. */
  accept: string | undefined;
}

/** A separate script tag, because the recorder must run before the widget's script. */
const RECORDER = '<script src="/page/recorder.js" defer></script>';

const withHeaders = (reply: Reply, headers: Record<string, string>): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...headers },
});

/** Serves the page, its scripts and styles, and the widget's files. */
export const createPagesRoute = ({ distDir, pageDir, sandboxOrigin, appOrigins }: Parts) => {
  const form = createSignInForm(distDir);

  const page = async (asked: Asked, ifNoneMatch?: string): Promise<Reply> => {
    const template = await readBelow(publicDir, 'index.html');
    if (template === undefined) return notFound();
    const { link = '', main = '' } = (asked.path === '/sign-in' && (await form.page(asked))) || {};
    const html = template
      .toString('utf8')
      .replace('<!--recorder-->', asked.query.get('dev') === '1' ? RECORDER : '')
      .replace('<!--form-styles-->', () => link)
      .replace('<!--form-->', () => main);
    return withHeaders(fileReply('index.html', html, ifNoneMatch), pageHeaders(sandboxOrigin, appOrigins));
  };

  const file = async (asked: Asked): Promise<Reply | undefined> => {
    const { path, ifNoneMatch } = asked;
    const ofForm = { [FORM_STYLES]: form.styles, [EARLY_SCRIPT_FILE]: form.earlyScript }[path];
    const text = await ofForm?.(asked);
    if (text !== undefined) return fileReply(path, text, ifNoneMatch);
    if (path === '/site.css') return fileReply(path, await readStyles(publicDir), ifNoneMatch);
    if (!isServable(path) || path === '/index.html') return undefined;
    if (path.startsWith('/page/')) {
      const script = await readBelow(pageDir, path.slice('/page/'.length));
      return script && fileReply(path, script, ifNoneMatch);
    }
    const own = await readBelow(publicDir, path);
    if (own !== undefined) return fileReply(path, own, ifNoneMatch);
    const built = await readBelow(distDir, path);
    return (
      built &&
      withHeaders(fileReply(path, built, ifNoneMatch), { ...bundleHeaders, SourceMap: `${path}.map` })
    );
  };

  return async (asked: Asked): Promise<Reply> => {
    const { path, ifNoneMatch, accept = '' } = asked;
    if ((PATHS as readonly string[]).includes(path)) return page(asked, ifNoneMatch);
    const found = await file(asked);
    if (found !== undefined) return found;
    // An unknown path answers 404 with the page for browsers and with JSON for programs.
    return accept.includes('text/html') ? { ...(await page(asked)), status: 404 } : notFound();
  };
};
