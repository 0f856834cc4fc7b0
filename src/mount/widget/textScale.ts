import type { ResolvedTheme } from '../../domain/theme/theme';

/**
 * How many times as large as usual the visitor has set the browser's text. `medium` is that size, whatever font sizes the page sets. It is
 * compared with 16 px as shown, because browsers that enlarge all text by themselves enlarge both.
 */
export function textScaleOf(element: HTMLElement): number {
  const shown = (size: string) => {
    element.style.font = `${size} serif`;
    return parseFloat(getComputedStyle(element).fontSize);
  };
  const scale = shown('medium') / shown('16px') || 1;
  element.style.font = '';
  return scale;
}

/** All texts follow the theme's text size. Units other than px stay, such as `rem`, which has the visitor's setting already. */
export const withTextScale = ({ fontSize, ...theme }: ResolvedTheme, scale: number): ResolvedTheme => ({
  ...theme,
  fontSize: fontSize.endsWith('px') ? `${parseFloat(fontSize) * scale}px` : fontSize,
});
