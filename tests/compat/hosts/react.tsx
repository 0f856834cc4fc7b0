// A host as it is written for the provider's React package. `types.broad.test.ts` compiles it with that package, and with ours.
import {
  createStytchClient,
  IdentityProvider,
  OTPMethods,
  Products,
  StytchEventType,
  StytchLogin,
  StytchPasskeyRegistration,
  StytchPasswordReset,
  StytchProvider,
  useStytch,
  useStytchIsAuthorized,
  useStytchSession,
  useStytchUser,
  withStytch,
  withStytchPermissions,
  withStytchSession,
  withStytchUser,
  type Callbacks,
  type Session,
  type StytchClient,
  type StytchLoginConfig,
  type User,
} from '@stytch/react';

const stytch = createStytchClient('public-token-test-1');
const config: StytchLoginConfig = {
  products: [Products.otp],
  otpOptions: { methods: [OTPMethods.Email], expirationMinutes: 5 },
};
const callbacks: Callbacks = {
  onEvent: ({ type }) => {
    if (type === StytchEventType.AuthenticateFlowComplete) location.assign('/account');
  },
};

function Account() {
  const client = useStytch();
  const { user, fromCache, isInitialized } = useStytchUser();
  const { session } = useStytchSession();
  const { isAuthorized } = useStytchIsAuthorized('prices', 'save');
  if (!isInitialized) return <p>Loading…</p>;
  return session ? (
    <button disabled={!isAuthorized} onClick={() => void client.session.revoke()}>
      {user?.name.first_name} {fromCache}
    </button>
  ) : (
    <StytchLogin config={config} callbacks={callbacks} presentation={{ theme: { primary: '#4a37be' } }} />
  );
}

const Greeting = ({ title, stytchUser }: { title: string; stytchUser: User | null }) => (
  <p>
    {title} {stytchUser?.emails[0]?.email}
  </p>
);
const WithUser = withStytchUser<{ title: string }>(Greeting);
const WithSession = withStytchSession<object>(({ stytchSession }: { stytchSession: Session | null }) => (
  <p>{stytchSession?.expires_at}</p>
));
const WithClient = withStytch<object>(({ stytch: client }: { stytch: StytchClient }) => (
  <button onClick={() => void client.session.revoke()}>Sign out</button>
));
const WithPermissions = withStytchPermissions<{ prices: 'save' }, object>(({ stytchPermissions }) => (
  <p>{String(stytchPermissions['prices']?.['save'])}</p>
));

export const App = () => (
  <StytchProvider stytch={stytch}>
    <Account />
    <WithUser title="Hello" />
    <WithSession />
    <WithClient />
    <WithPermissions />
    <StytchPasswordReset config={config} passwordResetToken="a-token" styles={{ fontFamily: 'Inter' }} />
    <StytchPasskeyRegistration config={{ products: [Products.passkeyRegistration] }} />
    <IdentityProvider getIDPConsentManifest={({ scopes }) => scopes.map((text) => ({ text }))} />
  </StytchProvider>
);
