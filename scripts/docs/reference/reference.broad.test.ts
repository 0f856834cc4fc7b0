import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anchorOf } from './markdown';
import { renderReference } from './page';
import { readReference, type Reference } from './read';

const folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Cached, because each reading runs the compiler. */
const readings = new Map<string, Reference>();

function read(declarations: string): Reference {
  const known = readings.get(declarations);
  if (known) return known;
  const file = path.join(folder, 'headless.d.ts');
  writeFileSync(file, declarations);
  const reference = readReference(file);
  readings.set(declarations, reference);
  return reference;
}

const DECLARATIONS = `
/** §3 Who it is. */
export interface User { user_id: string; names: Name[] }
export interface Name { first: string }
export interface Unused { nothing: string }
export interface Channel {
  /**
   * Sends a code (§4).
   * @param to where to.
   * @param options.minutes until it expires.
   * @returns the user.
   * @throws StytchAPIError (\`too_many\`), StytchSDKUsageError
   * @example await client.otps.sms.send('1');
   */
  send(to: string, options?: { minutes?: number }): Promise<User | null>;
}
export interface ClientOptions {
  /** Which cookies. */
  cookieOptions?: {
    /** Default: \`/\`. */
    path?: string;
    domain?: string;
  };
  /** Default: on. */
  devTools?: boolean;
}
/** All of it. */
export interface Client {
  /** \`client.otps\`: codes. */
  otps: { whatsapp: Channel; sms: Channel; email: Channel };
  /** \`client.user\`: who is signed in. */
  user: {
    /** The user, or null. */
    getSync(): User | null;
  };
  /** Ends it. */
  destroy(): void;
}
/**
 * Makes a client.
 * @param publicToken from the dashboard.
 */
export declare function createClient(publicToken: string, options?: ClientOptions): Client;
export declare const Methods: { readonly sms: 'sms'; readonly email: 'email' };
`;

const page = (declarations = DECLARATIONS) =>
  renderReference(read(declarations), (source) => Promise.resolve(source), new Set(['StytchAPIError']));

describe('the reference of the client', () => {
  it('has a section for the client and for each resource, in a fixed order', async () => {
    expect((await page()).match(/^## .*/gm)).toEqual([
      '## createClient',
      '## The client itself',
      '## client.user',
      '## client.otps',
      '## Name lists',
      '## Types',
    ]);
  });

  it('describes each method once, with its arguments, result, errors and example', async () => {
    expect(await page()).toContain(`### client.otps.sms.send

Sends a code.

\`\`\`ts
client.otps.sms.send(to: string, options?: { minutes?: number; }): Promise<User | null>
\`\`\`

The same for \`email\` and \`whatsapp\`.

| Argument | Type |  |
| --- | --- | --- |
| \`to\` | \`string\` | Where to. |
| \`options.minutes?\` | \`number\` | Until it expires. |

**Resolves to** [\`User\`](#user)\` | null\`: the user.

**Throws** [\`StytchAPIError\`](errors.md#stytchapierror) (\`too_many\`), StytchSDKUsageError

**Example**

\`\`\`ts
await client.otps.sms.send('1');
\`\`\`
`);
  });

  it('describes the options and their fields', async () => {
    expect(await page()).toContain(`| \`cookieOptions?\` | \`object\` | Which cookies. |
| \`cookieOptions.path?\` | \`string\` | Default: \`/\`. |`);
  });

  it('ends with the types that it mentions, and the types that those contain', async () => {
    const [, types = ''] = (await page()).split('## Types');
    expect(types.match(/^### .*/gm)).toEqual(['### Name', '### User']);
    expect(types).toContain('### User\n\nWho it is.\n\n```ts\ninterface User {');
  });

  it('lists the names of the frozen objects', async () => {
    expect(await page()).toContain('| `Methods` | `sms`, `email` |');
  });

  it('has a target for every link within the page', async () => {
    const text = await page();
    const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
    const links = [...text.matchAll(/\]\((#[^)]*)\)/g)].map(([, anchor = '']) => anchor);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
  });

  it('reports no problem when every public name has a comment', () => {
    expect(read(DECLARATIONS).problems).toEqual([]);
  });

  it.each([
    ['what a method does', 'Sends a code (§4).', 'client.otps.sms.send has no comment about: what it does.'],
    ['an argument', '@param to where to.', 'client.otps.sms.send has no comment about: @param to.'],
    [
      'a field of one',
      '@param options.minutes until it expires.',
      'client.otps.sms.send has no comment about: @param options.minutes.',
    ],
    [
      'the errors',
      '@throws StytchAPIError (`too_many`), StytchSDKUsageError',
      'client.otps.sms.send has no comment about: @throws.',
    ],
    ['a method of the client', '/** Ends it. */', 'client.destroy has no comment about: what it does.'],
    ['an option', '/** Default: on. */', 'createClient has no comment about: @param options.devTools.'],
  ])('reports a missing comment about %s', (_, comment, problem) => {
    expect(read(DECLARATIONS.replace(comment, '')).problems).toEqual([problem]);
  });
});
