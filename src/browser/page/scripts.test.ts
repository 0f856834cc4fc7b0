import { createScriptLoader, SCRIPT_POLICY_NAME } from './scripts';

const BASE = 'https://scripts.example/captcha.js';
const scripts = () => [...document.head.querySelectorAll('script')];
const settle = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type));
const tick = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  document.head.replaceChildren();
});

describe('§1 Scripts of third parties', () => {
  it('loads a script once for several requests', async () => {
    const loader = createScriptLoader(document, [BASE]);
    const loads = [loader.load(BASE), loader.load(BASE)];
    await tick();
    expect(scripts().map(({ src, async, defer }) => ({ src, async, defer }))).toEqual([
      { src: BASE, async: true, defer: true },
    ]);
    settle('load');
    await Promise.all([...loads, loader.load(BASE)]);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.dataset.loaded).toBe('true');
  });

  it('tries again after a failed load, and removes its element', async () => {
    const loader = createScriptLoader(document, [BASE]);
    const failed = expect(loader.load(BASE)).rejects.toThrow('could not be loaded');
    await tick();
    settle('error');
    await failed;
    expect(scripts()).toHaveLength(0);
    const again = loader.load(BASE);
    await tick();
    settle('load');
    await again;
  });

  it('gives up after 2.5 s', async () => {
    const failed = expect(createScriptLoader(document, [BASE]).load(BASE)).rejects.toThrow('in time');
    await jest.advanceTimersByTimeAsync(2_499);
    expect(scripts()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await failed;
    expect(scripts()).toHaveLength(0);
  });

  const hang = async (loader: ReturnType<typeof createScriptLoader>, url: string) => {
    const failed = expect(loader.load(url)).rejects.toThrow('in time');
    const script = scripts().at(-1);
    await jest.advanceTimersByTimeAsync(2_500);
    await failed;
    return script;
  };

  it.each([
    [BASE, `${BASE}?retry=1`, `${BASE}?retry=2`],
    [`${BASE}?render=key`, `${BASE}?render=key&retry=1`, `${BASE}?render=key&retry=2`],
  ])('loads a script that hung from another address: %s', async (url, first, second) => {
    const loader = createScriptLoader(document, [BASE]);
    await hang(loader, url);
    expect((await hang(loader, url))?.src).toBe(first);
    const load = loader.load(url);
    expect(scripts().at(-1)?.src).toBe(second);
    settle('load');
    await load;
  });

  it('accepts a script that is loaded after its time limit, also during a second request', async () => {
    const loader = createScriptLoader(document, [BASE]);
    const late = await hang(loader, BASE);
    const again = loader.load(BASE);
    late?.dispatchEvent(new Event('load'));
    await again;
    const known = scripts().length;
    await loader.load(BASE);
    expect(scripts()).toHaveLength(known);
  });

  it.each([BASE, `${BASE}?render=key`])('accepts the configured address: %s', async (url) => {
    const load = createScriptLoader(document, [BASE]).load(url);
    await tick();
    settle('load');
    await load;
  });

  it.each([
    'https://evil.example/captcha.js',
    `${BASE}.evil.example`,
    `${BASE}/../evil.js`,
    `${BASE}#x`,
    'https://scripts.example/',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    '',
  ])('refuses any other address: %s', async (url) => {
    await expect(createScriptLoader(document, [BASE]).load(url)).rejects.toThrow('not a configured address');
    expect(scripts()).toHaveLength(0);
  });
});

describe('§1 Scripts of third parties under Trusted Types', () => {
  const page = globalThis as { trustedTypes?: unknown };
  const enforce = () => {
    const made: string[] = [];
    page.trustedTypes = {
      createPolicy(name: string, { createScriptURL }: { createScriptURL(url: string): string }) {
        if (made.includes(name)) throw new TypeError(`Policy ${name} exists.`);
        made.push(name);
        return { createScriptURL: (url: string) => ({ toString: () => createScriptURL(url) }) };
      },
    };
    return made;
  };
  afterEach(() => {
    delete page.trustedTypes;
  });

  it('creates one policy for all clients of the page', async () => {
    const made = enforce();
    for (const url of [BASE, `${BASE}?render=key`]) {
      const load = createScriptLoader(document, [BASE]).load(url);
      await tick();
      settle('load');
      await load;
    }
    expect(made).toEqual([SCRIPT_POLICY_NAME]);
    expect(scripts().map(({ src }) => src)).toEqual([BASE, `${BASE}?render=key`]);
  });

  it('the policy refuses any URL that is not configured', async () => {
    let rule: ((url: string) => string) | undefined;
    page.trustedTypes = {
      createPolicy: (_: string, { createScriptURL }: { createScriptURL(url: string): string }) => {
        rule = createScriptURL;
        return { createScriptURL };
      },
    };
    const load = createScriptLoader(document, [BASE]).load(BASE);
    await tick();
    settle('load');
    await load;
    for (const url of ['https://evil.example/x.js', 'data:text/javascript,alert(1)', `${BASE}/../x.js`])
      expect(() => rule?.(url)).toThrow('not a configured address');
    expect(rule?.(`${BASE}?render=key`)).toBe(`${BASE}?render=key`);
  });

  it('refuses a configured address that is not http or https', async () => {
    enforce();
    const url = 'data:text/javascript,alert(1)';
    await expect(createScriptLoader(document, [url]).load(url)).rejects.toThrow('not a configured address');
  });

  it('creates no policy before a script is needed, nor for a refused address', async () => {
    const made = enforce();
    await expect(createScriptLoader(document, [BASE]).load('https://evil.example/')).rejects.toThrow();
    expect(made).toEqual([]);
  });
});
