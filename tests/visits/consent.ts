import { screen } from '@testing-library/react';
import type { Client, IdentityProviderArgs } from '../../src/index';
import { APP, APP_AFTER_LOGOUT, connectApp } from '../data/apps';
import { headlessClient, signIn } from './headless';
import { catchPageLeaves, type PageLeaves } from '../browser/pageLeaves';
import { renderIdentityProvider } from '../renderWidget';
import type { SandboxPage } from '../sandbox';
import { EMAIL } from './signIn';

export const NO_SESSION = 'No active session detected. Please log in to continue.';
export const DENIED = 'Access to the application was denied.';
export const FRAMED =
  'This page is shown inside another website. To protect your account, open it in its own window.';
export const LOGOUT = { client_id: APP.client_id, post_logout_redirect_uri: APP_AFTER_LOGOUT };
export const QUESTION = 'Sign in to “Pill Planner” with PriceRx';

export const button = (name: string) => screen.findByRole('button', { name });

/** The requested permissions: the items of each list in order, without their details. */
export const consentLists = () =>
  screen
    .getAllByRole('list')
    .filter((list) => !list.closest('details'))
    .map((list) =>
      [...list.children].map((item) => item.querySelector('summary')?.textContent ?? item.textContent),
    );

/** Sets the page's address to the consent address with this query. */
export const visitAddress = (query: Record<string, string> | string): void => {
  const text = typeof query === 'string' ? query : new URLSearchParams(query).toString();
  history.replaceState(null, '', `/consent?${text}`);
};

type Settings = Parameters<typeof connectApp>[1];

/** Opens the consent page with an app's request, with or without a session. */
export async function comeToConsent(
  page: SandboxPage,
  {
    query = APP as Record<string, string> | string,
    args = {} as Partial<IdentityProviderArgs>,
    settings = {} as Settings,
    signedIn = true,
    client = headlessClient(page),
  } = {},
) {
  await connectApp(page, { bootstrap: { project_name: 'PriceRx' }, ...settings });
  const leaves = catchPageLeaves();
  if (signedIn && !client.session.getSync()) await signIn(page, client);
  visitAddress(query);
  return { ...renderIdentityProvider(page, { client, ...args }), leaves };
}

/** The fields of the last form that was submitted to the provider. */
export const lastForm = (leaves: PageLeaves): Record<string, string> =>
  Object.fromEntries(leaves.forms().at(-1)?.fields ?? []);

/** Submits the form as the browser does. @returns the address to which the provider redirects */
export async function followForm(leaves: PageLeaves): Promise<URL> {
  const { action, fields } = leaves.forms().at(-1) ?? { action: '', fields: [] };
  const answer = await fetch(action, {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('Location') ?? '');
}

/** Signs in with the page's own client, outside of the widget. */
export const signInWith = (page: SandboxPage, client: Client, email = EMAIL) => signIn(page, client, email);
