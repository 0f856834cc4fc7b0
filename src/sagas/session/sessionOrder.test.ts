import { CookieJar, createFakeBrowser } from '../../../tests/browser/fakeBrowser';
import { createFakeServices } from '../../../tests/fakeServices';
import { createClientOf, visitorAt } from '../../../tests/sagas';
import { makeAnswer } from '../../../tests/data/visitors';
import { clearSession, storeAuthenticated } from './sessions';

describe('§4 Session lifecycle: order of writes', () => {
  // Other tabs and listeners react to each write, so what they read must have been written before.
  it('a session is written to cookies, then local storage, then state; a sign-out clears them in the same order', async () => {
    const order: string[] = [];
    const record = (place: string) => {
      if (order.at(-1) !== place) order.push(place);
    };
    const browser = createFakeBrowser({
      cookies: new CookieJar((assignment) => {
        if (assignment.startsWith('stytch_session')) record('cookies');
        return true;
      }),
    });
    const services = createFakeServices({ browser });
    const { stored } = browser;
    const written = (key: string) => {
      if (key === services.storage.visitor.key) record('local storage');
    };
    jest.spyOn(stored, 'set').mockImplementation((key, value) => {
      written(key);
      return Map.prototype.set.call(stored, key, value) as typeof stored;
    });
    jest.spyOn(stored, 'delete').mockImplementation((key) => {
      written(key);
      return Map.prototype.delete.call(stored, key);
    });
    const { run, store } = createClientOf(services);
    let visitor = store.getState().session.visitor;
    store.subscribe(() => {
      if (store.getState().session.visitor !== visitor) record('state');
      ({ visitor } = store.getState().session);
    });
    await run(() => storeAuthenticated({ data: makeAnswer(visitorAt(0)) }));
    expect(order.splice(0)).toEqual(['cookies', 'local storage', 'state']);
    await run(clearSession);
    expect(order).toEqual(['cookies', 'local storage', 'state']);
  });
});
