import type { Choice } from '../choice';
import { chosenArgs } from '../mountArgs';
import { API_URLS, hasOneTap } from '../policy';
import { literal, Name, quoted } from './literal';

export interface Snippet {
  file: string;
  language: 'html' | 'js' | 'ts' | 'tsx';
  code: string;
}

const TOKENS = {
  sandbox: 'public-token-test-sandbox',
  test: 'public-token-test-…',
  live: 'public-token-live-…',
} as const;

interface Options {
  endpoints?: { apiUrl: string; oneTapScriptUrl?: string };
  cookieOptions: { opaqueTokenCookieName: string; jwtCookieName: string };
}

/** Names of cookies that no other page of the domain can set. */
const COOKIES = { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' };

const clientOptions = (choice: Choice): Options => {
  if (choice.api !== 'sandbox') return { cookieOptions: COOKIES };
  const apiUrl = API_URLS.sandbox;
  const endpoints = { apiUrl, ...(hasOneTap(choice) && { oneTapScriptUrl: `${apiUrl}/gsi/client` }) };
  return { endpoints, cookieOptions: COOKIES };
};

const htmlTag = ({ language, direction }: Choice): string =>
  `<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}>`;

/** A widget that follows its page is dark on a dark page, so the page has both schemes too. */
const FOLLOWS_VISITOR = '\n    <meta name="color-scheme" content="light dark">';

/** A page without inline code, because the printed policy does not allow it. */
export const scriptTag = (choice: Choice): Snippet[] => [
  {
    file: 'sign-in.html',
    language: 'html',
    code: `<!doctype html>
${htmlTag(choice)}
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">${choice.colorScheme === 'auto' ? FOLLOWS_VISITOR : ''}
    <title>Sign in</title>
  </head>
  <body>
    <div id="sign-in"></div>
    <script src="/pricerx-auth.js"></script>
    <script src="/sign-in.js"></script>
  </body>
</html>
`,
  },
  {
    file: 'sign-in.js',
    language: 'js',
    code: `PriceRxAuth.mountLogin(${literal({
      publicToken: TOKENS[choice.api],
      options: clientOptions(choice),
      selector: '#sign-in',
      ...chosenArgs(choice),
    })});\n`,
  },
];

const clientCode = (choice: Choice, from: string): string => {
  return `import { createClient } from '${from}';

export const client = createClient(${quoted(TOKENS[choice.api])}, ${literal(clientOptions(choice))});
`;
};

export const importCode = (choice: Choice): Snippet[] => [
  { file: 'auth.ts', language: 'ts', code: clientCode(choice, 'pricerx-auth') },
  {
    file: 'signIn.ts',
    language: 'ts',
    code: `import { mountLogin } from 'pricerx-auth';
import { client } from './auth';

mountLogin(${literal({ client: new Name('client'), selector: '#sign-in', ...chosenArgs(choice) })});
`,
  },
];

export const reactCode = (choice: Choice): Snippet[] => {
  const props = Object.entries(chosenArgs(choice)).map(([name, value]) =>
    typeof value === 'string'
      ? `${name}=${quoted(value).replaceAll("'", '"')}`
      : `${name}={${literal(value, '      ', name.length + 2)}}`,
  );
  return [
    { file: 'auth.ts', language: 'ts', code: clientCode(choice, 'pricerx-auth/react') },
    {
      file: 'SignIn.tsx',
      language: 'tsx',
      code: `import { Login, PriceRxAuthProvider } from 'pricerx-auth/react';
import { client } from './auth';

export const SignIn = () => (
  <PriceRxAuthProvider client={client}>
    <Login
${props.map((prop) => `      ${prop}\n`).join('')}    />
  </PriceRxAuthProvider>
);
`,
    },
  ];
};
