import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import * as own from '../react';
import { toArgs, type StytchProps } from './args';
import { clientsOf, type ProviderClient } from './makeClient';

export * from '../compat';

/** Creates a client. On a server it is a placeholder, whose methods throw when they are called. */
export const createStytchClient = /* @__PURE__ */ clientsOf(own.createClient);
export { createStytchClient as createStytchHeadlessClient, createStytchClient as createStytchUIClient };
/** `new StytchClient(publicToken)` is `createStytchClient(publicToken)`. Each client serves the components. */
export const StytchClient = createStytchClient;
export type StytchClient = ProviderClient;
export { StytchClient as StytchHeadlessClient, StytchClient as StytchUIClient };

/** Props of `StytchProvider`. `assumeHydrated` is not needed. */
export interface StytchProviderProps {
  stytch: ProviderClient;
  assumeHydrated?: boolean;
  children?: ReactNode;
}
/** Provides the client to the components and hooks below it. */
export const StytchProvider = ({ stytch: client, children }: StytchProviderProps): ReactNode =>
  createElement(own.PriceRxAuthProvider, { client }, children);

const widgetOf =
  (Widget: ComponentType<ReturnType<typeof toArgs>>) =>
  (props: StytchProps): ReactNode =>
    createElement(Widget, toArgs(props));
/** The sign-in widget. */
export const StytchLogin = /* @__PURE__ */ widgetOf(own.Login);
/** The widget that sets a new password. */
export const StytchPasswordReset = /* @__PURE__ */ widgetOf(own.PasswordReset);
/** The widget that makes passkeys. */
export const StytchPasskeyRegistration = /* @__PURE__ */ widgetOf(own.PasskeyRegistration);
/** The widget for consent and sign-out. */
export const IdentityProvider = /* @__PURE__ */ widgetOf(own.IdentityProvider);

/** The client of the nearest `StytchProvider`. */
export const useStytch = (): StytchClient => own.useClient() as StytchClient;
/** The user: `useUser`. */
export const useStytchUser = own.useUser;
/** The session: `useSession`. */
export const useStytchSession = own.useSession;
/** Whether the user may do something: `useIsAuthorized`. */
export const useStytchIsAuthorized = own.useIsAuthorized;

/** Makes a function that gives a component the props of a hook. Without them the component is not drawn. */
const withHook =
  <Given extends object>(useGiven: () => Given | null) =>
  <Props extends object>(Component: ComponentType<Props & Given>): ComponentType<Props> =>
    function WithHook(props) {
      const given = useGiven();
      return given && createElement(Component, { ...props, ...given });
    };

/** Gives a component the prop `stytch`. */
export const withStytch = /* @__PURE__ */ withHook(() => ({ stytch: useStytch() }));
/** Gives a component `stytchUser`, `stytchUserIsInitialized` and `stytchUserIsFromCache`. */
export const withStytchUser = /* @__PURE__ */ withHook(() => {
  const { user: stytchUser, isInitialized, fromCache } = own.useUser();
  return { stytchUser, stytchUserIsInitialized: isInitialized, stytchUserIsFromCache: fromCache };
});
/** Gives a component `stytchSession`, `stytchSessionIsInitialized` and `stytchSessionIsFromCache`. */
export const withStytchSession = /* @__PURE__ */ withHook(() => {
  const { session: stytchSession, isInitialized, fromCache } = own.useSession();
  return { stytchSession, stytchSessionIsInitialized: isInitialized, stytchSessionIsFromCache: fromCache };
});
type Allowed<Of extends Record<string, string>> = { [Resource in keyof Of]: Record<Of[Resource], boolean> };
/** Gives a component `stytchPermissions`, once the policy is known. */
export const withStytchPermissions = /* @__PURE__ */ withHook(() => {
  const client = own.useClient();
  const { user } = own.useUser();
  const [stytchPermissions, setPermissions] = useState<Record<string, Record<string, boolean>> | null>(null);
  useEffect(() => {
    void client.rbac.allPermissions().then(setPermissions, () => undefined);
  }, [client, user?.roles]);
  return stytchPermissions && { stytchPermissions };
}) as <Permissions extends Record<string, string>, Props extends object>(
  Component: ComponentType<Props & { stytchPermissions: Allowed<Permissions> }>,
) => ComponentType<Props>;
