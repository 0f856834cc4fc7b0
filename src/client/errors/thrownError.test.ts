import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient, rejection, signIn } from '../../../tests/visits/headless';
import { call } from '../../sagas/effects';
import { performUnchecked } from '../perform';
import { createEntryServices } from '../../browser/services/services.entry';
import { createRuntime } from '../runtime';

const page = setUpSandbox();

/** The error that a host receives when an operation throws, which is a defect. */
async function rejectionOf(thrown: unknown): Promise<Error> {
  const services = createEntryServices(page.publicToken, { ...page.options, events: false });
  const runtime = createRuntime(services, { visitor: null, fromCache: false });
  page.onCleanUp(() => runtime.stop());
  const error = await rejection(
    performUnchecked(runtime, () =>
      call((): never => {
        throw thrown;
      }),
    ),
  );
  page.console.take('Unexpected: ');
  return error;
}

describe('§8 Unexpected exceptions inside an operation', () => {
  it('an exception becomes an InternalError with the thrown value as its cause', async () => {
    const thrown = new TypeError('x is not a function');
    const error = await rejectionOf(thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'InternalError',
      message: 'x is not a function',
      original_name: 'TypeError',
    });
    expect(error.cause).toBe(thrown);
  });

  it.each([[new Error('')], [{}], [{ name: 'Odd' }], ['a text']])(
    '%p becomes an error with a default message',
    async (thrown) => {
      const error = await rejectionOf(thrown);
      expect(error.name).toBe('InternalError');
      expect(error.message).toBe('Something failed unexpectedly inside this package.');
    },
  );

  it.each([
    ['user_cancellation', 'UserCancellationError', 'The user cancelled the prompt.'],
    ['no_biometric_key', 'KeyInvalidatedError', 'The biometric key is no longer valid'],
    ['dfp_not_configured', 'DFPNotConfigured', 'Device fingerprinting is not configured.'],
  ])('the native code %s gives an error with its documented name', async (code, name, message) => {
    for (const thrown of [new Error(code), { message: code }]) {
      const error = await rejectionOf(thrown);
      expect(error).toBeInstanceOf(Error);
      expect(error.name).toBe(name);
      expect(error.message).toContain(message);
    }
  });

  it('an error of this package is passed on unchanged, also from another copy of the package', async () => {
    const client = headlessClient(page);
    client.destroy();
    expect(await rejection(client.user.get())).toMatchObject({ name: 'StytchSDKUsageError' });
    const others = Object.assign(new Error('destroyed'), { name: 'StytchSDKUsageError' });
    expect(await rejectionOf(others)).toBe(others);
  });
});

describe('§8 Usage errors: arguments that cannot be converted to JSON', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;

  it.each<[string, Record<string, unknown>, string]>([
    ['a circular object', circle, 'circular'],
    ['a BigInt', { n: 10n }, 'BigInt'],
  ])('%s throws a usage error, and sends nothing', async (_, untrusted_metadata, words) => {
    const client = headlessClient(page, { events: false });
    await signIn(page, client);
    const before = page.calls().length;
    const error = await rejection(client.user.update({ untrusted_metadata }));
    expect(error.name).toBe('StytchSDKUsageError');
    expect(error.message).toContain(words);
    await page.idle();
    expect(page.calls()).toHaveLength(before);
  });
});
