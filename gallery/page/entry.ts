import type { ServedEntry } from '../entries/all';
import type { Answers } from '../data/answers';
import type { Look } from '../looks';
import { show, setLocale, setTheme, type Extras, type Shown, type Themes } from './stage';

/** The data of `/gallery.json`. */
export interface GalleryData {
  entries: ServedEntry[];
  /** The default answers of the provider. */
  answers: Answers;
  look: Look;
  themes: Themes;
  /** Texts of each pseudo-language. */
  pseudo: Record<string, Record<string, string>>;
}

const data = (await (await fetch('gallery.json')).json()) as GalleryData;

/** @param texts replace those of the state. */
async function showNamed(name: string, look: Partial<Look> = {}, { strings }: Extras = {}): Promise<Shown> {
  const entry = data.entries.find((one) => one.name === name);
  if (!entry) throw new Error(`There is no state "${name}".`);
  const whole = { ...data.look, ...look };
  return show({ ...entry, answers: { ...data.answers, ...entry.answers } }, whole, {
    themes: data.themes,
    strings: strings ?? data.pseudo[whole.locale],
  });
}

/** The height of the content. The document is at least as high as the window. */
const heightNow = (): number => (document.getElementById('stage')?.getBoundingClientRect().height ?? 0) + 1;

/** Reads the hash: `entry.html#name=otp-wrong&theme=dark&dir=rtl&dom=shadow&locale=es`. The query is for the state. */
async function showHash(): Promise<void> {
  const { name = '', ...look } = Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)));
  if (name === '') return;
  document.title = name;
  const problem = document.getElementById('problem') as HTMLElement;
  problem.textContent = '';
  await showNamed(name, look as Partial<Look>).catch((error: unknown) => {
    problem.textContent = String(error);
  });
  window.parent.postMessage({ shown: name, height: heightNow() }, window.location.origin);
}

declare global {
  interface Window {
    gallery: {
      show: typeof showNamed;
      setLocale: typeof setLocale;
      setTheme: typeof setTheme;
      entries: ServedEntry[];
    };
  }
}

window.gallery = { show: showNamed, setLocale, setTheme, entries: data.entries };
window.addEventListener('hashchange', () => void showHash());
await showHash();
