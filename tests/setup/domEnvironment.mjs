import FixedJsdomEnvironment from 'jest-fixed-jsdom';

/**
 * The widget and the sandbox run in one process in these tests, so jsdom's window gets the parts of Node that both need:
 * - WebCrypto (jsdom has no `subtle`) with the typed arrays of the same realm: jose and libSQL test with `instanceof`;
 * - listeners that take Node's AbortSignal, the one `fetch` takes (jsdom accepts only its own).
 */
export default class DomEnvironment extends FixedJsdomEnvironment {
  constructor(...args) {
    super(...args);
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true, writable: true });
    Object.assign(this.global, { CryptoKey, SubtleCrypto, Uint8Array, ArrayBuffer });
    acceptNodeSignals(this.global);
  }
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
