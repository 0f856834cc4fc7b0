import type { BrowserState } from '../entries/entry';

const mapStorage = (given: Record<string, string>): Storage => {
  const map = new Map(Object.entries(given));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
};

const cookies = new Map<string, string>();

function readCookies(): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function writeCookie(assignment: string): void {
  const [pair = ''] = assignment.split(';');
  const [name = '', ...value] = pair.split('=');
  if (/max-age=0|expires=thu, 01 jan 1970/i.test(assignment)) cookies.delete(name.trim());
  else cookies.set(name.trim(), value.join('='));
}

/** A prompt that stays open until it is aborted. */
const unanswered = ({ signal }: { signal?: AbortSignal }) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Taken back.', 'AbortError'))),
  );

const notAllowed = () => Promise.reject(new DOMException('The visitor has declined.', 'NotAllowedError'));

const PROMPTS = {
  declines: notAllowed,
  notHere: notAllowed,
  duplicate: () => Promise.reject(new DOMException('There is one already.', 'InvalidStateError')),
};

/** Screens focus their heading or field. Inside the gallery's frames this must not take the focus from the page around them. */
export function keepFocusOutside(): void {
  const isHere = () => window.frameElement === window.parent.document.activeElement;
  const { focus } = HTMLElement.prototype;
  const { select } = HTMLInputElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    if (isHere()) focus.call(this, options);
  };
  // In Chromium `select()` also focuses the field.
  HTMLInputElement.prototype.select = function (this: HTMLInputElement) {
    if (isHere()) select.call(this);
  };
}

/** Replaces storage and passkeys, so that states in sequence or in several frames do not affect each other. */
export function replaceBrowser({ stored = {}, session = {}, prompt }: BrowserState): void {
  const [localStorage, sessionStorage] = [mapStorage(stored), mapStorage(session)];
  cookies.clear();
  const own = (target: object, properties: Record<string, unknown>) =>
    Object.entries(properties).forEach(([name, value]) =>
      Object.defineProperty(target, name, { value, configurable: true, writable: true }),
    );
  own(window, { localStorage, sessionStorage });
  Object.defineProperty(Document.prototype, 'cookie', {
    get: readCookies,
    set: writeCookie,
    configurable: true,
  });
  const asked = prompt ? PROMPTS[prompt] : unanswered;
  own(navigator.credentials, { get: asked, create: asked });
  // Immediate mode follows a press.
  own(navigator, { userActivation: { isActive: prompt === 'notHere' } });
}
