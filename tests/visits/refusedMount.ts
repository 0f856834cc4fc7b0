import { mountLogin, type LoginArgs } from '../../src/index';
import { makeElement } from '../renderWidget';
import type { SandboxPage } from '../sandbox';

/** A mistake that untyped code can make: its name, the arguments, and the expected line of the message. */
export type WrongArguments = [name: string, args: Record<string, unknown>, problem: string | RegExp];

/** Expects that `mountLogin` throws a usage error with this line, draws nothing and sends nothing. */
export async function expectRefusedMount(page: SandboxPage, args: object, problem: string | RegExp) {
  const element = makeElement(page);
  const { publicToken, options } = page;
  let error: Error | undefined;
  try {
    mountLogin({ publicToken, options, selector: element, ...args } as LoginArgs).unmount();
  } catch (thrown) {
    error = thrown as Error;
  }
  expect(error?.name).toBe('StytchSDKUsageError');
  const [first, ...problems] = error?.message.split('\n') ?? [];
  expect(first).toBe('Invalid call to PriceRxAuth.mountLogin');
  expect(problems).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)]);
  expect(element).toBeEmptyDOMElement();
  await page.idle();
  expect(page.calls()).toEqual([]);
}
