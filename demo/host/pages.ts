import { fileURLToPath } from 'node:url';
import { fileReply, isServable, readBelow } from './files';
import { bundleHeaders, pageHeaders } from './headers';
import { readLibraryModule } from './libraries';
import { compilePageModule } from './pageModules';
import { notFound } from './reply';
import type { Reply } from './reply';

const publicDir = fileURLToPath(new URL('../public/', import.meta.url));
const pageDir = fileURLToPath(new URL('../page/', import.meta.url));
/** The views of the one page; the browser side decides what each shows. */
const VIEWS = new Set(['/', '/saved', '/sign-in', '/consent', '/apps', '/passkeys']);

interface Parts {
  distDir: string;
  sandboxOrigin: string;
  /** Origins of the apps that the consent page sends its visitors back to. */
  appOrigins: readonly string[];
}

const withHeaders = (reply: Reply, headers: Record<string, string>): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...headers },
});

/** The page, its modules and styles, and the widget's built files. */
export const createPagesRoute =
  ({ distDir, sandboxOrigin, appOrigins }: Parts) =>
  async (path: string, ifNoneMatch: string | undefined): Promise<Reply> => {
    if (VIEWS.has(path)) {
      const html = await readBelow(publicDir, 'index.html');
      return html === undefined
        ? notFound()
        : withHeaders(fileReply('index.html', html, ifNoneMatch), pageHeaders(sandboxOrigin, appOrigins));
    }
    if (path.startsWith('/page/')) {
      const code = await compilePageModule(pageDir, path.slice('/page/'.length));
      return code === undefined ? notFound() : fileReply('module.js', code, ifNoneMatch);
    }
    if (path.startsWith('/lib/')) {
      const code = await readLibraryModule(path.slice('/lib/'.length));
      return code === undefined ? notFound() : fileReply('module.js', code, ifNoneMatch);
    }
    if (!isServable(path)) return notFound();
    const own = await readBelow(publicDir, path);
    if (own !== undefined && path !== '/index.html') return fileReply(path, own, ifNoneMatch);
    const built = await readBelow(distDir, path);
    return built === undefined ? notFound() : withHeaders(fileReply(path, built, ifNoneMatch), bundleHeaders);
  };
