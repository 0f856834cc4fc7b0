import type { EmotionCache } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { isForwarded } from '../../ui/styling/forwarded';
import { createContext, jsx, useContext, type Component } from './react';

const CacheContext = createContext<EmotionCache | null>(null);
export const CacheProvider = CacheContext.Provider;

/** Replaces `ui/styling/styled.ts` in the painted views: the same class names and rules, in the same style sheet. */
export const styled =
  (tag: string) =>
  (...styles: Parameters<typeof serializeStyles>[0]): Component =>
  (props) => {
    const cache = useContext(CacheContext) as EmotionCache;
    const serialized = serializeStyles(styles, cache.registered, props);
    const className = `${cache.key}-${serialized.name}`;
    if (!cache.inserted[serialized.name]) cache.insert(`.${className}`, serialized, cache.sheet, true);
    const own = Object.fromEntries(Object.entries(props).filter(([name]) => isForwarded(name)));
    return jsx(tag, { ...own, className });
  };
