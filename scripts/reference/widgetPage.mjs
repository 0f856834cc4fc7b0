// docs/widget.md: the mount functions and the types of their arguments, less the types of the client. Each option needs a doc comment.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReflectionGroup, ReflectionKind } from 'typedoc';
import { markdownOf, read, root } from './typedoc.mjs';

const INTRODUCTION = `# The widgets

Four functions mount a widget: [\`mountLogin\`](#mountlogin), [\`mountPasswordReset\`](#mountpasswordreset),
[\`mountPasskeyRegistration\`](#mountpasskeyregistration) and [\`mountIdentityProvider\`](#mountidentityprovider). They are exports of
\`pricerx-auth\`, and methods of \`window.PriceRxAuth\` with the script tag. The components of \`pricerx-auth/react\` take the same arguments as
props, less \`client\` and \`selector\` ([react.md](react.md)).

\`\`\`ts
import { createClient, mountLogin } from 'pricerx-auth';

const client = createClient('public-token-test-…');
mountLogin({
  client,
  selector: '#sign-in',
  config: {
    products: ['oauth', 'emailMagicLinks', 'passwords'],
    oauthOptions: { providers: [{ type: 'google' }, { type: 'apple' }] },
    emailMagicLinksOptions: { loginExpirationMinutes: 10, signupExpirationMinutes: 10 },
    passwordOptions: { resetPasswordRedirectURL: 'https://prices.example/reset-password' },
  },
});
\`\`\`

| You want | You need |
| ------ | ------ |
| an option of \`config\` | [\`WidgetConfig\`](#widgetconfig) and the types that it links to |
| the arguments that all four share | [\`MountArgs\`](#mountargs) |
| to react to a sign-in | [\`Callbacks\`](#callbacks), and [\`EventData\`](#eventdata) with each event and its data |
| other colours, fonts, borders | [\`Styles\`](#styles), and [theme.md](theme.md) with pictures and presets |
| other words | \`strings\` of [\`MountArgs\`](#mountargs): [strings.md](strings.md) lists the ids |

- The product \`otp\` requires \`otpOptions\`, \`oauth\` requires \`oauthOptions\`. The product \`passkeys\` requires another one beside it on the
  sign-in widget. A link and a code by email exclude each other.
- An address in an option must be registered with the project at the provider.
- A wrong value throws \`StytchSDKUsageError\` ([errors.md](errors.md#stytchsdkusageerror)), whose message says how to correct it. A name that does
  not exist is reported with the name that was probably meant.
- A second mount on the same element shows the new arguments and keeps the visitor on their screen. \`unmount()\` removes the widget and
  everything that it added to the page.
- The widget has the direction of its language. Without \`locale\`, texts of a host's own have the page's (\`dir\`). Addresses, numbers, codes and
  passwords are always written from left to right.
- The widget reports to the provider what visitors do. The client's option \`events: false\` sends nothing, a function redacts or drops an
  event, and \`{ redact, batchSize, batchIntervalMs }\` also sets how many are sent together (15) and how long they are collected
  (800 ms).
- The widget does not hide itself from visitors who are signed in. To show it to others only, in every tab:

  \`\`\`ts
  let widget: { unmount(): void } | null = null;
  function showSignIn(session: unknown) {
    if (session) {
      widget?.unmount();
      widget = null;
    } else widget ??= mountLogin({ client, selector: '#sign-in', config });
  }
  showSignIn(client.session.getSync());
  client.session.onChange(showSignIn);
  \`\`\`

Generated from the doc comments by \`npm run docs:client\`: change a comment, not this page.

`;

/** The page begins with these; the others follow in the order of the source. */
const FIRST =
  /^mount|^(MountArgs|LoginArgs|WidgetArgs|PasswordResetArgs|PasskeyRegistrationArgs|IdentityProviderArgs|Callbacks|EventData|WidgetConfig)$/;

const { app, project } = await read('index');

const ofClient = readFileSync(path.join(root, 'dist/headless.d.ts'), 'utf8');
const isOfWidget = ({ name }) => !new RegExp(`^export (declare )?\\w+ ${name}\\b`, 'm').test(ofClient);
const place = ({ name }) =>
  FIRST.test(name) ? FIRST.source.indexOf(name.startsWith('mount') ? 'mount' : name) : 1_000;
const declarations = project.children
  .filter(isOfWidget)
  .filter(({ name }) => name !== 'version')
  .sort((one, other) => place(one) - place(other));

const isDescribed = ({ comment, type, signatures = [] }) =>
  comment ||
  signatures.some((one) => one.comment) ||
  (type?.declaration?.children?.length && type.declaration.children.every(isDescribed));
for (const declaration of declarations) {
  if (!isDescribed(declaration)) app.logger.error(`${declaration.name} has no doc comment.`);
  if (declaration.kind !== ReflectionKind.Interface) continue;
  const own = (declaration.children ?? []).filter(({ inheritedFrom }) => !inheritedFrom);
  for (const member of own)
    if (!isDescribed(member)) app.logger.error(`${declaration.name}.${member.name} has no doc comment.`);
  declaration.children = own;
  for (const group of declaration.groups ?? [])
    group.children = group.children.filter((one) => own.includes(one));
}
const group = new ReflectionGroup('All', project);
group.children = project.children = declarations;
project.groups = [group];

export const widgetPage = INTRODUCTION + (await markdownOf({ app, project }, 'index', true));
export const widgetLog = app.logger;
