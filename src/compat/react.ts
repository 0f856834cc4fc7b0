import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import * as own from '../react';
import { clientsOf, constructorOf, type ProviderClient } from './clients';
import { toArgs, type StytchProps } from './widgets';

export * from '../compat';

/** Creates a client. On a server it is a placeholder, whose methods throw when they are called. */
export const createStytchClient = /* @__PURE__ */ clientsOf(own.createClient);
/** The same: each client serves the components. */
export const createStytchUIClient = createStytchClient;
/** The same. */
export const createStytchHeadlessClient = createStytchClient;
/** `new StytchClient(publicToken)` is `createStytchClient(publicToken)`. */
const ReactClient = /* @__PURE__ */ constructorOf(createStytchClient);
type ReactClient = ProviderClient;
export { ReactClient as StytchClient, ReactClient as StytchHeadlessClient, ReactClient as StytchUIClient };

/** Props of `StytchProvider`. `assumeHydrated` is not needed. */
export interface StytchProviderProps {
  stytch: ProviderClient;
  assumeHydrated?: boolean;
  children?: ReactNode;
}
/** Provides the client to the components and hooks below it. */
export const StytchProvider = ({ stytch: client, children }: StytchProviderProps): ReactNode =>
  createElement(own.PriceRxAuthProvider, { client }, children);

/** The sign-in widget. */
export const StytchLogin = (props: StytchProps): ReactNode => createElement(own.Login, toArgs(props));
/** The widget that sets a new password. */
export const StytchPasswordReset = (props: StytchProps): ReactNode =>
  createElement(own.PasswordReset, toArgs(props));
/** The widget that makes passkeys. */
export const StytchPasskeyRegistration = (props: StytchProps): ReactNode =>
  createElement(own.PasskeyRegistration, toArgs(props));
/** The widget for consent and sign-out. */
export const IdentityProvider = (props: StytchProps): ReactNode =>
  createElement(own.IdentityProvider, toArgs(props));

/** The client of the nearest `StytchProvider`. */
export const useStytch = (): ProviderClient => own.useClient() as ProviderClient;
export {
  useIsAuthorized as useStytchIsAuthorized,
  useSession as useStytchSession,
  useUser as useStytchUser,
} from '../react';

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
  const { user, isInitialized, fromCache } = own.useUser();
  return { stytchUser: user, stytchUserIsInitialized: isInitialized, stytchUserIsFromCache: fromCache };
});
/** Gives a component `stytchSession`, `stytchSessionIsInitialized` and `stytchSessionIsFromCache`. */
export const withStytchSession = /* @__PURE__ */ withHook(() => {
  const { session, isInitialized, fromCache } = own.useSession();
  return {
    stytchSession: session,
    stytchSessionIsInitialized: isInitialized,
    stytchSessionIsFromCache: fromCache,
  };
});
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
  Component: ComponentType<
    Props & { stytchPermissions: { [Resource in keyof Permissions]: Record<Permissions[Resource], boolean> } }
  >,
) => ComponentType<Props>;
