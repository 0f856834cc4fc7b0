import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { fileReply, isServable, readBelow } from '../demo/host/http/files';
import { bundleHeaders, commonHeaders } from '../demo/host/headers';
import { listenOnLoopback } from '../demo/host/http/listen';
import { compilePageModule } from './pageModules';
import { json, notFound, type Reply } from '../demo/host/http/reply';
import { readEveryText } from './texts';
import { ENTRIES, served } from './entries/all';
import { USUAL_ANSWERS } from './data/answers';
import { THEMES, USUAL_LOOK } from './looks';
import { pseudoRtlStrings, pseudoStrings } from './pseudo';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const publicDir = folder('public/');
const pageDir = folder('page/');
/** The demo's files, for the logo of a host. */
const hostDir = folder('../demo/public/');

export interface GalleryOptions {
  /** 0 chooses a free port. */
  port: number;
  /** Headers of the page of a state, such as a content security policy. */
  headers?: Record<string, string>;
  /** Folder of the widget's build. Default: `dist`. */
  distDir?: string;
}

async function fileBelow(dirs: readonly string[], path: string): Promise<Buffer | undefined> {
  for (const dir of dirs) {
    const file = await readBelow(dir, path);
    if (file) return file;
  }
  return undefined;
}

/** The content of `gallery.json`. */
export const galleryData = async () => ({
  entries: ENTRIES.map(served),
  answers: USUAL_ANSWERS,
  look: USUAL_LOOK,
  themes: THEMES,
  pseudo: {
    pseudo: pseudoStrings(await readEveryText()),
    'pseudo-rtl': pseudoRtlStrings(await readEveryText()),
  } as Record<string, Record<string, string>>,
});

async function replyTo(
  path: string,
  { headers, distDir = folder('../dist/') }: GalleryOptions,
): Promise<Reply> {
  if (path === '/gallery.json') {
    return json(200, await galleryData());
  }
  if (path.startsWith('/page/')) {
    const code = await compilePageModule(pageDir, path.slice('/page/'.length).replace(/\.js$/, ''));
    return code === undefined ? notFound() : fileReply('module.js', code, undefined);
  }
  const name = path === '/' ? '/index.html' : path;
  const body = isServable(name) ? await fileBelow([publicDir, distDir, hostDir], name) : undefined;
  if (!body) return notFound();
  const reply = fileReply(name, body, undefined);
  const more = name === '/entry.html' ? headers : bundleHeaders;
  return { ...reply, headers: { ...reply.headers, ...more } };
}

/** Serves the gallery's pages on loopback. They show the build in `dist`, so build the widget first. */
export async function serveGallery(options: GalleryOptions) {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    const reply = await replyTo(pathname, options);
    response.writeHead(reply.status, { ...commonHeaders, ...reply.headers });
    response.end(reply.body);
  };
  const listening = await listenOnLoopback(
    (request, response) => void answer(request, response),
    options.port,
  );
  return { url: `http://localhost:${listening.port}`, close: listening.close };
}
