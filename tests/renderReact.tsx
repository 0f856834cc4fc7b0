import { Fragment, StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Client } from '../src/index';
import { PriceRxAuthProvider } from '../src/react';
import { makeClient, makeElement, setUpUser } from './renderWidget';
import type { SandboxPage } from './sandbox';

/** Renders a host's React tree inside a provider, and removes it after the test. */
export function renderReact(
  page: SandboxPage,
  first: ReactNode,
  { client = makeClient(page), isStrict = false }: { client?: Client; isStrict?: boolean } = {},
) {
  const element = makeElement(page);
  const uncaught: unknown[] = [];
  const root = createRoot(element, { onUncaughtError: (error) => uncaught.push(error) });
  // React runs effects twice only where StrictMode is around all of the tree.
  const Mode = isStrict ? StrictMode : Fragment;
  const render = (ui: ReactNode, given = client) =>
    root.render(
      <Mode>
        <PriceRxAuthProvider client={given}>{ui}</PriceRxAuthProvider>
      </Mode>,
    );
  flushSync(() => render(first));
  page.onCleanUp(() => root.unmount());
  return {
    client,
    element,
    render,
    /** Errors that no error boundary has caught. */
    uncaught,
    unmount: () => root.unmount(),
    user: setUpUser(),
    widgets: () => element.querySelectorAll('pricerx-auth'),
  };
}
