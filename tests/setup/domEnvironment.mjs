import FixedJsdomEnvironment from 'jest-fixed-jsdom';

/**
 * The widget and the sandbox run in one process in these tests, so jsdom's window gets what both need of Node: -
 * WebCrypto (jsdom has no `subtle`) with the typed arrays of the same realm: jose and libSQL test with `instanceof`;
 * - listeners that take Node's AbortSignal, the one `fetch` takes (jsdom accepts only its own); - computed styles
 * that are kept until the document changes: a search by role asks for the same ones again and again.
 */
export default class DomEnvironment extends FixedJsdomEnvironment {
  constructor(...args) {
    super(...args);
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true, writable: true });
    Object.assign(this.global, { CryptoKey, SubtleCrypto, Uint8Array, ArrayBuffer });
    acceptNodeSignals(this.global);
    keepComputedStyles(this.global);
  }
}

function keepComputedStyles(window) {
  const { document } = window;
  const compute = window.getComputedStyle.bind(window);
  let styles = new WeakMap();
  const forget = () => (styles = new WeakMap());
  const changes = new window.MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  window.getComputedStyle = (element, pseudo) => {
    // A MutationObserver of the document is not notified of changes inside a shadow root.
    if (pseudo || element.getRootNode() !== document) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    const kept = styles.get(element) ?? compute(element);
    styles.set(element, kept);
    return kept;
  };
}

function acceptNodeSignals(window) {
  const { prototype } = window.EventTarget;
  const { addEventListener } = prototype;
  prototype.addEventListener = function (type, listener, options) {
    if (!(options?.signal instanceof AbortSignal))
      return addEventListener.call(this, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return;
    addEventListener.call(this, type, listener, rest);
    const remove = () => (this ?? window).removeEventListener(type, listener, rest);
    signal.addEventListener('abort', remove, { once: true });
  };
}
