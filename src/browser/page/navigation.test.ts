import { catchPageLeaves } from '../../../tests/browser/pageLeaves';
import { createNavigation } from './navigation';

const visit = (address: string, state: unknown = null) => history.replaceState(state, '', address);
const NAMES = ['stytch_token_type', 'token'];

describe('§4 Magic link flow: the page’s address', () => {
  it('is read at each call', () => {
    const navigation = createNavigation(window);
    visit('/?token=first');
    expect(navigation.query().get('token')).toBe('first');
    visit('/?token=second');
    expect(navigation.query().get('token')).toBe('second');
  });

  it.each([
    ['/in?stytch_token_type=magic_links&token=abc', '/in'],
    ['/in?a=1&stytch_token_type=magic_links&token=abc&b=2#prices', '/in?a=1&b=2#prices'],
    ['/in?drug=vitamin%20d&flag&empty=&token=abc&plus=a+b', '/in?drug=vitamin%20d&flag&empty=&plus=a+b'],
    ['/in?token=abc&x=1&token=def', '/in?x=1'],
    ['/in?%74oken=abc&my_token=kept', '/in?my_token=kept'],
    ['/in?%ZZ=1&token=abc', '/in?%ZZ=1'],
    ['/in#token=abc', '/in#token=abc'],
    ['/in', '/in'],
  ])('%s keeps %s', (before, after) => {
    visit(before);
    createNavigation(window).removeFromQuery(NAMES);
    expect(location.href).toBe(new URL(after, location.origin).href);
  });

  it('removing the token keeps the history entry and its state', () => {
    visit('/in?token=abc', { scroll: 7 });
    const { length } = history;
    createNavigation(window).removeFromQuery(NAMES);
    expect([history.length, history.state]).toEqual([length, { scroll: 7 }]);
  });
});

describe('§4 Page address: navigation to another page', () => {
  const FIELDS = {
    scope: 'openid email',
    state: 'a&b=c"<é>',
    submit: 'submit',
    action: 'action',
    method: '',
  };

  it('goes to an http or https address', () => {
    const leaves = catchPageLeaves();
    const navigation = createNavigation(window);
    expect(navigation.go('https://example.com/start?a=b')).toBe(true);
    expect(leaves.addresses()).toEqual(['https://example.com/start?a=b']);
  });

  it('submits a form with any field names, and removes it from the page', () => {
    const leaves = catchPageLeaves();
    expect(createNavigation(window).submitForm('https://example.com/authorize', FIELDS)).toBe(true);
    expect(leaves.forms()).toEqual([
      {
        method: 'post',
        action: 'https://example.com/authorize',
        fields: Object.entries(FIELDS),
      },
    ]);
    expect(document.forms).toHaveLength(0);
  });

  it.each(['javascript:alert(1)', 'data:text/html,hello', '/in', '', 'https:///evil.example/'])(
    'refuses to go to "%s"',
    (address) => {
      const leaves = catchPageLeaves();
      const navigation = createNavigation(window);
      expect([navigation.go(address), navigation.submitForm(address, FIELDS)]).toEqual([false, false]);
      expect([leaves.addresses(), leaves.forms(), document.forms.length]).toEqual([[], [], 0]);
    },
  );
});

describe('§4 Page address: leaving the page and returning to it', () => {
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('reports a page restored from the back/forward cache, and not its first show', () => {
    const listener = jest.fn();
    const stop = createNavigation(window).onRestored(listener);
    shown(false);
    expect(listener).not.toHaveBeenCalled();
    shown(true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    shown(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reports a page that is hidden or left', () => {
    const listener = jest.fn();
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    const stop = createNavigation(window).onHidden(listener);
    window.dispatchEvent(new Event('pagehide'));
    expect(listener).toHaveBeenCalledTimes(1);
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(2);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
