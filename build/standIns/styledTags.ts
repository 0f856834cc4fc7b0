import { ThemeContext, withEmotionCache } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { createElement, useContext, useInsertionEffect } from 'react';

type Styles = Parameters<typeof serializeStyles>[0];

/**
 * Replaces `@emotion/styled` in the bundles: `styled.div` with style objects. Props that begin with `$` are for the styles only. The
 * original also extends components and other styled elements, and draws a component of its own beside each element.
 */
const styledElement =
  (tag: string) =>
  (...styles: Styles) =>
    withEmotionCache((props: object, cache, ref) => {
      const theme = useContext(ThemeContext);
      const serialized = serializeStyles(styles, cache.registered, { ...props, theme });
      const className = `${cache.key}-${serialized.name}`;
      useInsertionEffect(() => {
        if (!cache.inserted[serialized.name]) cache.insert(`.${className}`, serialized, cache.sheet, true);
      });
      const attributes = Object.entries(props).filter(([name]) => !name.startsWith('$'));
      return createElement(tag, { ...Object.fromEntries(attributes), className, ref });
    });

export default new Proxy({} as Record<string, ReturnType<typeof styledElement>>, {
  get: (_, tag) => styledElement(tag as string),
});
