import { FINGERPRINT } from '../../domain/constants';
import { DARK_SETTING, themeIn } from '../../domain/theme/dark';
import type { ColorScheme, Styles } from '../../domain/theme/styles';
import { declarationsOf } from '../../domain/theme/tokens';
import { createStyleCache, type StyleCache } from '../../ui/styling/styleCache';
import { escaped } from '../paint/toHTML';

/** Declares custom properties for the host's element, without specificity, as the entry does; for older browsers for the widget's. */
const themed = (element: string, declarations: string): string =>
  `@supports selector(:has(a)){:where(:has(>${element})){${declarations}}}` +
  `@supports not selector(:has(a)){:where(${element}){${declarations}}}`;

const inStyle = (css: string): string => escaped(css, 'style');

/**
 * The theme's custom properties, until the entry has adopted the element: of both colour schemes with `auto`, where the visitor's setting
 * decides.
 */
export function themeSheet(
  fingerprint: string,
  styles: Styles | undefined,
  colorScheme: ColorScheme,
): string {
  const element = `pricerx-auth[${FINGERPRINT}="${fingerprint}"]`;
  const rules = (scheme: 'light' | 'dark') => themed(element, declarationsOf(themeIn(scheme, styles)));
  const dark = colorScheme === 'auto' ? `@media ${DARK_SETTING}{${rules('dark')}}` : '';
  return inStyle(
    `${element}:not(#_#_){display:block}${rules(colorScheme === 'dark' ? 'dark' : 'light')}${dark}`,
  );
}

/** A style cache of one rendering, and the rules that it needed. */
export function collectStyles(): { styleCache: StyleCache; sheet: () => string } {
  const rules: string[] = [];
  const styleCache = createStyleCache(() => ({
    insert: (more) => void rules.push(...more),
    remove: () => undefined,
  }));
  return { styleCache, sheet: () => inStyle(rules.join('')) };
}
