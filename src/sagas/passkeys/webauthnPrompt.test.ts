import { createFakeServices } from '../../../tests/fakeServices';
import { createClientOf } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { awaitAnswer } from './webauthnPrompt';

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

const DIALOG_MS = 700;

function prompt(answer: () => Promise<string | null>) {
  const abort = jest.fn();
  const { run, runRoot } = createClientOf(createFakeServices());
  const start = () => ({
    answer: new Promise((r) => setTimeout(r, DIALOG_MS)).then(answer),
    abort,
    isAborted: () => false,
  });
  return { abort, open: () => run(() => awaitAnswer(start)), task: () => runRoot(() => awaitAnswer(start)) };
}

describe('§8 Passkeys: the answer of the browser’s dialog', () => {
  const declined = new DOMException('The visitor declined.', 'NotAllowedError');
  it.each<[string, unknown, object]>([
    [
      'an exception of the browser',
      declined,
      { name: 'NotAllowedError', message: declined.message, afterMs: DIALOG_MS },
    ],
    ['a text', 'no', { name: 'UnknownError', message: 'no' }],
    ['nothing', undefined, { name: 'UnknownError', message: 'undefined' }],
    ['a name without a message', { name: 'E' }, { name: 'UnknownError', message: '[object Object]' }],
    ['a message without a name', { message: 'E' }, { name: 'UnknownError', message: '[object Object]' }],
  ])('%s that is thrown becomes an error', async (_, thrown, error) => {
    const { open, abort } = prompt(() => {
      throw thrown;
    });
    jest.advanceTimersByTime(DIALOG_MS);
    const result = open();
    await jest.advanceTimersByTimeAsync(DIALOG_MS);
    expect(await result).toEqual({ error: { kind: 'browser', ...error } });
    expect(abort).toHaveBeenCalled();
  });

  it('a request whose operation is cancelled is aborted', () => {
    const { task, abort } = prompt(() => Promise.resolve('passkey'));
    const running = task();
    expect(abort).not.toHaveBeenCalled();
    running.cancel();
    expect(abort).toHaveBeenCalledTimes(1);
  });
});
