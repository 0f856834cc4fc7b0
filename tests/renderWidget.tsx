import { MessageChannel } from 'node:worker_threads';
import { configure, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import {
  createClient,
  mountIdentityProvider,
  mountLogin,
  mountPasskeyRegistration,
  mountPasswordReset,
  type Callbacks,
  type Client,
  type IdentityProviderArgs,
  type LoginArgs,
  type Mount,
  type MountArgs,
  type PasskeyRegistrationArgs,
  type PasswordResetArgs,
} from '../src/index';
import type { ClientOptions } from '../src/domain/config/clientOptions';
import type { HostEvent } from '../src/domain/hostEvents';
// Preloads what a mount imports, because jest loads modules in real time, which does not pass under fake timers.
import '../src/mount/app/hydrate';
import { setUpSandbox, type SandboxPage } from './sandbox';

export type { HostEvent };

// jsdom has no MessageChannel. Set after React is loaded, which would otherwise keep a channel open.
Object.assign(globalThis, { MessageChannel });

/** Queries wait long enough for a slow machine. */
configure({ asyncUtilTimeout: 4_000 });

/** A client of this test's project, destroyed after the test. */
export function makeClient(page: SandboxPage, options: ClientOptions = {}): Client {
  const client = createClient(page.publicToken, { ...page.options, ...options });
  page.onCleanUp(() => client.destroy());
  return client;
}

/** A visitor who types without pauses. The computed styles of jsdom are slow, so `pointer-events` is checked once for each element. */
export const setUpUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.EachTarget });

/** The host's element, removed after the test. */
export function makeElement(page: SandboxPage, id?: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  if (id) element.id = id;
  page.onCleanUp(() => element.remove());
  return element;
}

/** Arguments with defaults for tests. */
interface Defaults {
  callbacks: Callbacks;
  client: Client;
  selector: Element;
  /** Most tests are about the app. `mount/loading.test.ts` has those of a page that nobody touches. */
  loading: 'eager';
}

/** Mounts a widget and records the host's events and errors. */
function renderMounted<Args extends MountArgs>(
  page: SandboxPage,
  args: Partial<Args>,
  mountWith: (defaults: Defaults, more: Partial<Args>) => Mount,
) {
  const element = args.selector instanceof HTMLElement ? args.selector : makeElement(page);
  const client = args.client ?? makeClient(page, args.options);
  const events: HostEvent[] = [];
  const errors: Error[] = [];
  const callbacks: Callbacks = {
    onEvent: (event) => void events.push(event),
    onError: (error) => void errors.push(error),
  };
  const show = (more: Partial<Args> = {}) =>
    mountWith({ callbacks, client, selector: element, loading: 'eager' }, { ...args, ...more });
  const mount = show();
  page.onCleanUp(() => mount.unmount());
  return {
    element,
    client,
    mount,
    /** Mounts again on the same element. */
    rerender: show,
    events,
    eventTypes: () => events.map(({ type }) => type),
    errors,
    /** The widget's tree, also inside a shadow root. */
    view: within((element.firstElementChild?.shadowRoot?.firstElementChild ?? element) as HTMLElement),
    user: setUpUser(),
  };
}

export const renderWidget = (page: SandboxPage, args: Partial<LoginArgs> = {}) =>
  renderMounted<LoginArgs>(page, args, (defaults, more) => mountLogin({ ...defaults, ...more }));

export const renderPasswordReset = (
  page: SandboxPage,
  args: Partial<PasswordResetArgs> & Pick<PasswordResetArgs, 'passwordResetToken'>,
) =>
  renderMounted<PasswordResetArgs>(page, args, (defaults, { passwordResetToken = '', ...more }) =>
    mountPasswordReset({ ...defaults, ...more, passwordResetToken }),
  );

export const renderIdentityProvider = (page: SandboxPage, args: Partial<IdentityProviderArgs> = {}) =>
  renderMounted<IdentityProviderArgs>(page, args, (defaults, more) =>
    mountIdentityProvider({ ...defaults, ...more }),
  );

export const renderPasskeyRegistration = (page: SandboxPage, args: Partial<PasskeyRegistrationArgs> = {}) =>
  renderMounted<PasskeyRegistrationArgs>(page, args, (defaults, more) =>
    mountPasskeyRegistration({ ...defaults, ...more }),
  );

export type RenderedWidget = ReturnType<typeof renderWidget>;

/** The first field of a widget, before any answer can arrive. */
export async function fieldBeforeAnswers({ element }: RenderedWidget) {
  for (let turn = 0; turn < 5 && !element.querySelector('input'); turn += 1) await null;
  return element.querySelector('input');
}

/** A sandbox and a browser for tests of widgets. React renders on its own schedule, not inside `act`. */
export function setUpWidgetPage(): SandboxPage {
  const page = setUpSandbox();
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  return page;
}
