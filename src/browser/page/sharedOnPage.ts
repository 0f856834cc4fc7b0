/**
 * One value per page, shared by several copies or versions of the package.
 * @param name must change when the value's shape changes.
 */
export function sharedOnPage<T>(name: string, make: () => T): T {
  const page = globalThis as unknown as Record<symbol, T | undefined>;
  return (page[Symbol.for(name)] ??= make());
}

/** React's modules by their names, as the widget's code imports them. */
export type ReactModules = Record<'react' | 'react/jsx-runtime' | 'react-dom' | 'react-dom/client', object>;

/** The React of the ESM package's widgets. Their chunks read `modules` when they are evaluated (webpack.config.js). */
interface ReactOnPage {
  /** Loads the host's React; set by `pricerx-auth/react`. */
  load?: () => Promise<ReactModules>;
  modules?: ReactModules;
}

export const reactOnPage = () => sharedOnPage<ReactOnPage>('pricerx-auth.react.v1', () => ({}));
