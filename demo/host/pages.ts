import { fileURLToPath } from 'node:url';
import { PATHS } from '../paths';
import { fileReply, isServable, readBelow } from './files';
import { bundleHeaders, pageHeaders } from './headers';
import { notFound } from './reply';
import type { Reply } from './reply';
import { readStyles } from './styles';

const publicDir = fileURLToPath(new URL('../public/', import.meta.url));

interface Parts {
  /** The widget's build. */
  distDir: string;
  /** The build of the page's own scripts. */
  pageDir: string;
  sandboxOrigin: string;
  /** Origins of the apps that the consent page sends its visitors back to. */
  appOrigins: readonly string[];
}

interface Asked {
  path: string;
  query: URLSearchParams;
  ifNoneMatch: string | undefined;
  /** What kind of content the browser asked for. */
  accept: string | undefined;
}

/** It has to run before the widget's script, so the document names it. */
const RECORDER = '<script src="/page/recorder.js" defer></script>';

const withHeaders = (reply: Reply, headers: Record<string, string>): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...headers },
});

/** The page, its scripts and styles, and the widget's built files. */
export const createPagesRoute = ({ distDir, pageDir, sandboxOrigin, appOrigins }: Parts) => {
  const page = async (query: URLSearchParams, ifNoneMatch?: string): Promise<Reply> => {
    const template = await readBelow(publicDir, 'index.html');
    if (template === undefined) return notFound();
    const html = template
      .toString('utf8')
      .replace('<!--recorder-->', query.get('dev') === '1' ? RECORDER : '');
    return withHeaders(fileReply('index.html', html, ifNoneMatch), pageHeaders(sandboxOrigin, appOrigins));
  };

  const file = async (path: string, ifNoneMatch: string | undefined): Promise<Reply | undefined> => {
    if (path === '/site.css') return fileReply(path, await readStyles(publicDir), ifNoneMatch);
    if (!isServable(path) || path === '/index.html') return undefined;
    if (path.startsWith('/page/')) {
      const script = await readBelow(pageDir, path.slice('/page/'.length));
      return script && fileReply(path, script, ifNoneMatch);
    }
    const own = await readBelow(publicDir, path);
    if (own !== undefined) return fileReply(path, own, ifNoneMatch);
    const built = await readBelow(distDir, path);
    return built && withHeaders(fileReply(path, built, ifNoneMatch), bundleHeaders);
  };

  return async ({ path, query, ifNoneMatch, accept = '' }: Asked): Promise<Reply> => {
    if ((PATHS as readonly string[]).includes(path)) return page(query, ifNoneMatch);
    const found = await file(path, ifNoneMatch);
    if (found !== undefined) return found;
    // A person reads the page, which says that the address is wrong; a program reads JSON.
    return accept.includes('text/html') ? { ...(await page(query)), status: 404 } : notFound();
  };
};
