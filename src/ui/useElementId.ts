import { createContext, useContext } from 'react';

/** Suffix of element ids, which distinguishes several widgets on a page. */
export const IdSuffix = createContext('');

/** The prefix keeps ids apart from those of the page, whose labels would name our fields otherwise. */
export const elementId = (name: string, suffix: string): string => `pricerx-${name}${suffix}`;

/**
 * An element id, unique on the page. Not React's `useId`, whose ids would differ between the entry's painter
 * and React.
 * @param name unique on the screen
 */
export const useElementId = (name: string): string => elementId(name, useContext(IdSuffix));

/** The value of `aria-describedby` for several ids. */
export const describedBy = (...ids: (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
