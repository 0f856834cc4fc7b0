import { DARK_SETTING } from '../../domain/theme/dark';

/**
 * The colour scheme at an element: the page's, by its CSS or its meta element. The visitor's setting decides where
 * the page allows both or says nothing.
 */
export function colorSchemeAt(element: Element): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(element);
  const meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]');
  const page = String(colorScheme === 'normal' ? meta?.content : colorScheme);
  const allowsDark = page.includes('dark');
  const isUndecided = allowsDark === page.includes('light');
  const isDark = isUndecided ? window.matchMedia?.(DARK_SETTING).matches : allowsDark;
  return isDark ? 'dark' : 'light';
}
