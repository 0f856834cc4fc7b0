import { startedClient } from '../../tests/visits/headless';
import { catchPageLeaves } from '../../tests/browser/pageLeaves';
import { setUpSandbox } from '../../tests/sandbox';
import { SHAPES } from './methods/shapes';

const page = setUpSandbox();

/** What a program without types may give, in every place. */
const JUNK: unknown[] = [undefined, null, 0, 'text', true, {}, [[]], Symbol('s')];
const ARGUMENTS = JUNK.flatMap((junk) => [[junk], ['text', junk], ['text', 'text', junk]]);
/** What the page of errors names; a device's errors have names of their own. */
const DOCUMENTED =
  /^(StytchAPIError|StytchAPISchemaError|StytchAPIUnreachableError|StytchSDKUsageError|\w+PKCEError|Passkeys\w+)$/;

type Method = (...args: unknown[]) => unknown;

/** Each method of the client by its full name. */
function methodsOf(shape: object, found: object, path = ''): [string, Method][] {
  return Object.keys(shape).flatMap((name) => {
    const inner = (shape as Record<string, object | 1>)[name];
    const member = (found as Record<string, object>)[name] ?? {};
    return inner === 1
      ? [[`${path}${name}`, member as Method] as [string, Method]]
      : methodsOf(inner ?? {}, member, `${path}${name}.`);
  });
}

const SYNCHRONOUS = { session: { updateSession: 1 }, rbac: { isAuthorizedSync: 1 } };

describe('§8 Errors for hosts: any arguments of any call', () => {
  it.each([...Object.keys(SHAPES), 'synchronous'])(
    '%s: every call resolves or rejects with a documented error',
    async (resource) => {
      catchPageLeaves();
      const client = await startedClient(page, { events: false });
      await page.idle();
      // Only the arguments matter, not the answers.
      jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
      const shape =
        resource === 'synchronous' ? SYNCHRONOUS : { [resource]: SHAPES[resource as keyof typeof SHAPES] };
      const strange = new Set<string>();
      for (const [name, call] of methodsOf(shape, client)) {
        // One implementation starts them all.
        if (name.endsWith('.start') && name !== 'oauth.google.start') continue;
        await Promise.all(
          ARGUMENTS.map(async (args) => {
            try {
              await call(...args);
            } catch (error) {
              const told = error instanceof Error ? error.name : 'no Error';
              if (!DOCUMENTED.test(told)) strange.add(`${name}: ${told}: ${String(error)}`);
            }
          }),
        );
      }
      expect([...strange]).toEqual([]);
    },
  );
});
