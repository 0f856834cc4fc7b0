import type { EmotionCache } from '@emotion/cache';
import { serializeStyles } from '../../ui/styling/emotionSerialize';
import type { Child, Component, Props } from './elements';
import { createContext, createElement, useContext } from './react';

/** Replaces the contexts of `@emotion/react` in the entry. */
export const ThemeContext = createContext<object>({});
const CacheContext = createContext<EmotionCache | null>(null);
export const CacheProvider = CacheContext.Provider;

type Styles = Parameters<typeof serializeStyles>[0];

/** Replaces `@emotion/styled`: creates the same class names and rules in the same style sheet. */
const styledElement =
  (tag: string) =>
  (...styles: Styles): Component =>
  (props) => {
    const cache = useContext(CacheContext) as EmotionCache;
    const serialized = serializeStyles(styles, cache.registered, {
      ...props,
      theme: useContext(ThemeContext),
    });
    const className = `${cache.key}-${serialized.name}`;
    if (!cache.inserted[serialized.name]) cache.insert(`.${className}`, serialized, cache.sheet, true);
    const own = Object.entries(props).filter(([name]) => !name.startsWith('$'));
    return createElement(tag, { ...Object.fromEntries(own), className } as Props) as Child;
  };

export default new Proxy({} as Record<string, ReturnType<typeof styledElement>>, {
  get: (_, tag) => styledElement(tag as string),
});
