import { browserStorage } from './storage';

export type Theme = 'light' | 'dark';

const KEY = 'pricerx_demo_theme';
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const chosen = (): string | undefined => document.documentElement.dataset.theme;

export const isDark = (): boolean => (chosen() ?? (systemDark.matches ? 'dark' : 'light')) === 'dark';

export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  browserStorage.set(KEY, theme);
  for (const listener of listeners) listener();
};

/** Sets the theme that was chosen on an earlier page. */
export const restoreTheme = (): void => {
  const kept = browserStorage.get(KEY);
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
};

/** Calls the listener when the page's or the system's colour scheme changes. */
export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

systemDark.addEventListener('change', () => {
  for (const listener of listeners) listener();
});
