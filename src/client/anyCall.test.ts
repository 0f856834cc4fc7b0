import { startedClient } from '../../tests/visits/headless';
import { catchPageLeaves } from '../../tests/browser/pageLeaves';
import { setUpSandbox } from '../../tests/sandbox';
import { lazyMethods } from './lazyMethods';
import { methodNames } from './methods/methodNames';

const page = setUpSandbox();

/** Values that untyped code may pass for any argument. */
const JUNK: unknown[] = [undefined, null, 0, 'text', true, {}, [[]], Symbol('s')];
const ARGUMENTS = JUNK.flatMap((junk) => [[junk], ['text', junk], ['text', 'text', junk]]);
/** The error names of docs/errors.md, except those of device errors. */
const DOCUMENTED =
  /^(StytchAPIError|StytchAPISchemaError|StytchAPIUnreachableError|StytchSDKUsageError|\w+PKCEError|Passkeys\w+)$/;

type Method = (...args: unknown[]) => unknown;

/** Each method of an object by its full name. */
const methodsOf = (found: object, path = ''): [string, Method][] =>
  Object.entries(found).flatMap(([name, member]: [string, object | Method]) =>
    typeof member === 'function'
      ? [[`${path}${name}`, member as Method] as [string, Method]]
      : methodsOf(member, `${path}${name}.`),
  );

const RESOURCES = Object.keys(methodNames());

describe('§8 Errors for hosts: any arguments of any call', () => {
  it.each([...RESOURCES, 'synchronous'])(
    '%s: every call resolves or rejects with a documented error',
    async (resource) => {
      catchPageLeaves();
      const client = await startedClient(page, { events: false });
      await page.idle();
      // Only the arguments matter, not the answers.
      jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
      const { session, rbac } = client;
      const calls: Record<string, object> = {
        ...lazyMethods(methodNames(), () => Promise.resolve(client)),
        synchronous: { updateSession: session.updateSession, isAuthorizedSync: rbac.isAuthorizedSync },
      };
      const strange = new Set<string>();
      for (const [name, call] of methodsOf({ [resource]: calls[resource] ?? {} })) {
        // One implementation starts all providers.
        if (name.endsWith('.start') && name !== 'oauth.google.start') continue;
        await Promise.all(
          ARGUMENTS.map(async (args) => {
            try {
              await call(...args);
            } catch (error) {
              const errorName = error instanceof Error ? error.name : 'no Error';
              if (!DOCUMENTED.test(errorName)) strange.add(`${name}: ${errorName}: ${String(error)}`);
            }
          }),
        );
      }
      expect([...strange]).toEqual([]);
    },
  );
});
