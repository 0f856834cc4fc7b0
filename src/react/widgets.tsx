import { useEffect, useRef, type ReactNode } from 'react';
import {
  mountIdentityProvider,
  mountLogin,
  mountPasskeyRegistration,
  mountPasswordReset,
  type IdentityProviderArgs,
  type LoginArgs,
  type PasskeyRegistrationArgs,
  type PasswordResetArgs,
} from '../index';
import { MountPoint, type WidgetProps } from './MountPoint';

export type LoginProps = WidgetProps<LoginArgs>;
export type PasswordResetProps = WidgetProps<PasswordResetArgs>;
export type PasskeyRegistrationProps = WidgetProps<PasskeyRegistrationArgs>;
export type IdentityProviderProps = WidgetProps<IdentityProviderArgs>;

/**
 * The sign-in widget, with the arguments of `mountLogin` as props. Changed props update the widget, and the visitor's
 * progress is kept. On a server it renders the form, in which the visitor can type before any script has run.
 * @throws StytchSDKUsageError to the nearest error boundary, for wrong props
 * @example
 * <Login
 *   config={{ products: ['otp'], otpOptions: { methods: ['sms', 'email'] } }}
 *   callbacks={{ onEvent: ({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE' && navigate('/account') }}
 * />
 */
export const Login = (props: LoginProps): ReactNode => (
  <MountPoint args={props} mount={(own) => mountLogin({ ...props, ...own })} kind="login" name="<Login>" />
);

/**
 * The password reset widget, with the arguments of `mountPasswordReset` as props.
 * @example <PasswordReset passwordResetToken={new URLSearchParams(location.search).get('token')} />
 */
export const PasswordReset = (props: PasswordResetProps): ReactNode => (
  <MountPoint
    args={props}
    mount={(own) => mountPasswordReset({ ...props, ...own })}
    kind="passwordReset"
    name="<PasswordReset>"
  />
);

/**
 * The passkey widget for signed-in users, with the arguments of `mountPasskeyRegistration` as props.
 * @example <SignedIn><PasskeyRegistration config={{ products: ['passkeys'] }} /></SignedIn>
 */
export const PasskeyRegistration = (props: PasskeyRegistrationProps): ReactNode => (
  <MountPoint
    args={props}
    mount={(own) => mountPasskeyRegistration({ ...props, ...own })}
    kind="passkeyRegistration"
    name="<PasskeyRegistration>"
  />
);

/**
 * The consent and logout widget, with the arguments of `mountIdentityProvider` as props. It signs nobody in:
 * show `Login` first to a visitor without a session.
 * @example
 * <SignedIn><IdentityProvider /></SignedIn>
 * <SignedOut><Login config={config} /></SignedOut>
 */
export function IdentityProvider(props: IdentityProviderProps): ReactNode {
  const { getConsentManifest } = props;
  const latest = useRef(getConsentManifest);
  useEffect(() => {
    latest.current = getConsentManifest;
  });
  return (
    <MountPoint
      args={props}
      mount={(own) =>
        mountIdentityProvider({
          ...props,
          ...own,
          ...(getConsentManifest && {
            getConsentManifest: (request) => (latest.current ?? getConsentManifest)(request),
          }),
        })
      }
      kind="identityProvider"
      name="<IdentityProvider>"
    />
  );
}
