/** The visitor's setting; null where the browser cannot tell. */
export const darkSetting = (): MediaQueryList | null =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

/**
 * The colour scheme at an element: the page's, by its CSS or its meta element. The visitor's setting decides where
 * the page allows both or says nothing.
 */
export function colorSchemeAt(element: Element): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(element);
  const page =
    colorScheme && colorScheme !== 'normal'
      ? colorScheme
      : (document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content ?? '');
  const isDark = page.includes('dark');
  return (isDark === page.includes('light') ? darkSetting()?.matches : isDark) ? 'dark' : 'light';
}
