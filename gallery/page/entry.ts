import type { ServedEntry } from '../entries/all';
import type { Answers } from '../data/answers';
import type { Look } from '../looks';
import { show, type Extras, type Shown } from './stage';

/** What the gallery's server knows: `/gallery.json`. */
export interface GalleryData {
  entries: ServedEntry[];
  /** What a provider says of whom nothing is special. */
  answers: Answers;
  look: Look;
  dark: ServedEntry['styles'];
  pseudo: Record<string, string>;
}

const data = (await (await fetch('/gallery.json')).json()) as GalleryData;

/** @param texts over the state's own, for whoever looks at other texts than the gallery's. */
async function showNamed(name: string, look: Partial<Look> = {}, { strings }: Extras = {}): Promise<Shown> {
  const entry = data.entries.find((one) => one.name === name);
  if (!entry) throw new Error(`No state is named "${name}".`);
  const whole = { ...data.look, ...look };
  return show({ ...entry, answers: { ...data.answers, ...entry.answers } }, whole, {
    dark: data.dark,
    strings: strings ?? (whole.locale === 'pseudo' ? data.pseudo : undefined),
  });
}

/** What is drawn; the page itself is at least as high as its window. */
const heightNow = (): number => (document.getElementById('stage')?.getBoundingClientRect().height ?? 0) + 1;

/** `entry.html#name=otp-wrong&theme=dark&dir=rtl&dom=shadow&locale=es`: the query is the state's own. */
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
    gallery: { show: typeof showNamed; entries: ServedEntry[] };
  }
}

window.gallery = { show: showNamed, entries: data.entries };
window.addEventListener('hashchange', () => void showHash());
await showHash();
