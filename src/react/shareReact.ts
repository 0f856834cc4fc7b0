import { reactOnPage, type ReactModules } from '../browser/page/sharedOnPage';

/** A CommonJS module is the default export of its namespace. */
const whole = <Module extends object>(namespace: Module & { default?: Module }): Module =>
  namespace.default ?? namespace;

async function loadReact(): Promise<ReactModules> {
  try {
    const [react, jsxRuntime, reactDOM, client] = await Promise.all([
      import('react'),
      import('react/jsx-runtime'),
      import('react-dom'),
      import('react-dom/client'),
    ]);
    return {
      react: whole(react),
      'react/jsx-runtime': whole(jsxRuntime),
      'react-dom': whole(reactDOM),
      'react-dom/client': whole(client),
    };
  } catch (error) {
    console.error(
      `[PriceRxAuth] pricerx-auth/react needs react and react-dom 18 or later: npm install react react-dom. The widget loads a React of its own. ${String(error)}`,
    );
    throw error;
  }
}

/** Gives the widgets of this page the host's React. Without it they load one of their own. */
export const shareReact = (): void => {
  reactOnPage().load ??= loadReact;
};
