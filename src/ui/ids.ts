import { createContext, useContext } from 'react';

/** What keeps the ids of several widgets on a page apart; the first widget's ids are plain. */
export const IdSuffix = createContext('');

/**
 * An id of this widget's own. React's `useId` would count differently in what the entry paints and in what React draws over it.
 * @param name unique among the parts that a screen shows at a time.
 */
export const useWidgetId = (name: string): string => `pricerx-${name}${useContext(IdSuffix)}`;
