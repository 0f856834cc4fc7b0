import type { HostEvent } from '../domain/hostEvents';
import type { Mount } from '../index';
import type { SDKConfig } from './args';
import * as mounts from './mounts';

type Given = Partial<Omit<SDKConfig, 'elementId'>>;

/** The event `stytch-event` of an element: an event of its widget. */
export type StytchDOMEvent = Event & {
  stytchEventType: HostEvent['type'];
  stytchEventData: HostEvent['data'];
};
/** The event `stytch-error` of an element. */
export type StytchError = Event & { error: Error };
/** An element that shows a widget as soon as it is in the page and has a client. */
export interface StytchElement extends HTMLElement, Given {
  render(props: Given): void;
  flushRender(): void;
}

const NAMES =
  'client config presentation callbacks strings passwordResetToken getIDPConsentManifest authTokenParams';

function elementOf(mount: (args: SDKConfig) => Mount) {
  class Widget extends (globalThis.HTMLElement ?? Object) {
    static readonly observedAttributes = ['passwordresettoken'];
    #given: Given & Record<string, unknown> = {};
    #mount: Mount | null = null;
    #isQueued = false;

    constructor({ shadow = false } = {}) {
      super();
      if (shadow) this.setAttribute('shadow', '');
      for (const name of NAMES.split(' ')) {
        // A page may have set it before the element was registered.
        if (Object.hasOwn(this, name)) this.#given[name] = Reflect.get(this, name);
        const set = (value: unknown) => this.render({ [name]: value });
        Object.defineProperty(this, name, { get: () => this.#given[name], set });
      }
    }
    render(props: Given): void {
      Object.assign(this.#given, props);
      if (!this.#isQueued) queueMicrotask(() => this.flushRender());
      this.#isQueued = true;
    }
    flushRender(): void {
      this.#isQueued = false;
      const { client, callbacks, config } = this.#given;
      if (!client || !this.isConnected) return;
      this.#mount = mount({
        ...this.#given,
        client,
        elementId: this,
        config: this.hasAttribute('shadow') ? { ...config, enableShadowDOM: true } : config,
        callbacks: {
          onEvent: (event) => {
            callbacks?.onEvent?.(event);
            this.#tell('stytch-event', { stytchEventType: event.type, stytchEventData: event.data });
          },
          onError: (error) => {
            callbacks?.onError?.(error);
            this.#tell('stytch-error', { error });
          },
        },
      });
    }
    #tell(type: string, fields: object): void {
      this.dispatchEvent(Object.assign(new Event(type, { composed: true }), fields));
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
