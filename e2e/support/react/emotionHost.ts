import { execFileSync } from 'node:child_process';
import { build, type BuildOptions } from 'esbuild';

const SERVER = `
  import { renderToString } from 'react-dom/server';
  import { EmotionPage } from './EmotionPage';
  process.stdout.write(renderToString(<EmotionPage />));`;
const BROWSER = `
  import { hydrateRoot } from 'react-dom/client';
  import { EmotionPage } from './EmotionPage';
  const root = hydrateRoot(document.querySelector('main'), <EmotionPage />);
  window.showOffer = () => root.render(<EmotionPage withOffer />);`;

async function bundle(contents: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    jsx: 'automatic',
    // React's development build reports each mismatch.
    define: { 'process.env.NODE_ENV': '"development"' },
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** A host whose own emotion renders styles on its server: the HTML, and the script that hydrates it. */
export async function bundleEmotionHost(): Promise<{ body: string; script: string }> {
  const [server, script] = await Promise.all([
    bundle(SERVER, { platform: 'node', format: 'cjs' }),
    bundle(BROWSER, { format: 'iife' }),
  ]);
  return { body: execFileSync(process.execPath, ['-'], { input: server }).toString(), script };
}
