import type { Callbacks, Mount } from '../index';
import * as mounts from './widgets';

type WidgetEvent = Parameters<NonNullable<Callbacks['onEvent']>>[0];
type Given = Omit<mounts.SDKConfig, 'elementId'>;

/** The event `stytch-event` of an element: an event of its widget. */
export type StytchDOMEvent = Event & {
  stytchEventType: WidgetEvent['type'];
  stytchEventData: WidgetEvent['data'];
};
/** The event `stytch-error` of an element. */
export type StytchError = Event & { error: Error };
/** An element that shows a widget as soon as it is in the page and has a client. */
export interface StytchElement extends HTMLElement, Partial<Given> {
  render(props: Partial<Given>): void;
  flushRender(): void;
}

const NAMES =
  'client config presentation callbacks strings passwordResetToken getIDPConsentManifest authTokenParams';

function elementOf(mount: (args: mounts.SDKConfig) => Mount) {
  const Parent = globalThis.HTMLElement ?? Object;
  class Widget extends Parent {
    static readonly observedAttributes = ['passwordresettoken'];
    #given: Partial<Given> = {};
    #mount: Mount | null = null;
    #isQueued = false;

    constructor({ shadow = false } = {}) {
      super();
      if (shadow) this.#given.config = { enableShadowDOM: true };
      for (const name of NAMES.split(' ')) {
        // A page may have set it before the element was registered.
        if (Object.hasOwn(this, name))
          Object.assign(this.#given, { [name]: Reflect.get(this, name) as unknown });
        const set = (value: unknown) => this.render({ [name]: value });
        Object.defineProperty(this, name, { get: () => Reflect.get(this.#given, name) as unknown, set });
      }
    }
    render(props: Partial<Given>): void {
      Object.assign(this.#given, props);
      if (!this.#isQueued) queueMicrotask(() => this.flushRender());
      this.#isQueued = true;
    }
    flushRender(): void {
      this.#isQueued = false;
      const { client, callbacks, config } = this.#given;
      if (!client || !this.isConnected) return;
      const dispatch = (type: string, fields: object) =>
        this.dispatchEvent(Object.assign(new Event(type, { composed: true }), fields));
      this.#mount = mount({
        ...this.#given,
        client,
        elementId: this,
        config: this.hasAttribute('shadow') ? { ...config, enableShadowDOM: true } : config,
        callbacks: {
          onEvent(event) {
            callbacks?.onEvent?.(event);
            dispatch('stytch-event', { stytchEventType: event.type, stytchEventData: event.data });
          },
          onError(error) {
            callbacks?.onError?.(error);
            dispatch('stytch-error', { error });
          },
        },
      });
    }
    connectedCallback(): void {
      this.render({});
    }
    disconnectedCallback(): void {
      this.#mount?.unmount();
    }
    attributeChangedCallback(_name: string, _before: string | null, passwordResetToken: string): void {
      this.render({ passwordResetToken });
    }
  }
  return Widget as unknown as new (init?: { shadow?: boolean }) => StytchElement;
}

/** The sign-in widget as an element. Register it: `customElements.define('stytch-ui', StytchUI)`. */
export const StytchUI = /* @__PURE__ */ elementOf(mounts.mountLogin);
/** The widget that sets a new password, with the token of its attribute `passwordResetToken`. */
export const StytchResetPassword = /* @__PURE__ */ elementOf(mounts.mountResetPassword);
/** The widget that makes passkeys. */
export const StytchPasskeyRegistration = /* @__PURE__ */ elementOf(mounts.mountPasskeyRegistration);
/** The widget for consent and sign-out. */
export const StytchIdentityProvider = /* @__PURE__ */ elementOf(mounts.mountIdentityProvider);
