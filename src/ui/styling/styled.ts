import type { EmotionCache } from '@emotion/react';
import { serializeStyles, type Interpolation, type SerializedStyles } from '@emotion/serialize';
import { createContext, forwardRef, useContext, type ForwardRefExoticComponent, type JSX } from 'react';
import { jsx } from 'react/jsx-runtime';

const CacheContext = createContext<EmotionCache | null>(null);
export const CacheProvider = CacheContext.Provider;

type Tags = JSX.IntrinsicElements;

/** Properties for the styles only: the page does not get them. */
type StyleProps = Record<`$${string}`, unknown>;

/**
 * An element with styles in emotion's notation, whose rules go into the widget's style sheet. They depend on nothing but the properties that
 * begin with `$`, so equal ones are serialised once. emotion's own `styled` does so at each render, and takes three of React's nodes for
 * each element.
 * @example const Box = styled('div')<{ $wide?: boolean }>(({ $wide }) => ({ width: $wide ? '100%' : 'auto' }));
 */
export const styled =
  <Tag extends keyof Tags>(tag: Tag) =>
  <Props extends StyleProps = Record<never, unknown>>(...styles: Interpolation<Props>[]) => {
    const known = new Map<string, SerializedStyles>();

    function serialize(given: object): SerializedStyles {
      const key = JSON.stringify(given);
      const serialized = known.get(key) ?? serializeStyles(styles, {}, given as Props);
      known.set(key, serialized);
      return serialized;
    }

    return forwardRef<unknown, object>((props, ref) => {
      const cache = useContext(CacheContext) as EmotionCache;
      const own: Record<string, unknown> = { ref };
      const forStyles: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(props))
        (name.startsWith('$') ? forStyles : own)[name] = value;
      const serialized = serialize(forStyles);
      own['className'] = `${cache.key}-${serialized.name}`;
      // Adds only what is missing, so it may run in each render, also in one that React abandons.
      if (!cache.inserted[serialized.name])
        cache.insert(`.${own['className']}`, serialized, cache.sheet, true);
      return jsx(tag, own);
    }) as unknown as ForwardRefExoticComponent<Tags[Tag] & Props>;
  };
