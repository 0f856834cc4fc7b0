import { createContext, useContext } from 'react';

/** True in the HTML of a server, which stands in the page before any script has run. */
export const IsStatic = createContext(false);

export const useIsStatic = (): boolean => useContext(IsStatic);
