import * as own from '../index';
import { toArgs, type SDKConfig } from './args';

type OwnArgs = ReturnType<typeof toArgs> & { client: own.Client; selector: string | Element };

const mountOf =
  (mount: (args: OwnArgs) => own.Mount) =>
  ({ client, elementId: selector, ...props }: SDKConfig) =>
    mount({ ...toArgs(props), client, selector });

/** Mounts the sign-in widget in the element of a selector. */
export const mountLogin = /* @__PURE__ */ mountOf(own.mountLogin);
/** Mounts the widget that sets a new password. */
export const mountResetPassword = /* @__PURE__ */ mountOf(own.mountPasswordReset);
/** Mounts the widget that makes passkeys. */
export const mountPasskeyRegistration = /* @__PURE__ */ mountOf(own.mountPasskeyRegistration);
/** Mounts the widget for consent and sign-out. */
export const mountIdentityProvider = /* @__PURE__ */ mountOf(own.mountIdentityProvider);
