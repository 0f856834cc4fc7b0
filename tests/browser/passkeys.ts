import { softwareAuthenticator } from '../../sandbox/testing/authenticator';
import type { Client } from '../../src/headless';
import { signIn } from '../visits/headless';
import type { SandboxPage } from '../sandbox';
import { realTurn } from '../time';

type Options = PublicKeyCredentialCreationOptions & PublicKeyCredentialRequestOptions;
interface Request {
  publicKey: Options;
  signal?: AbortSignal;
  mediation?: string;
  uiMode?: string;
}

interface ShownRequest {
  kind: 'create' | 'get';
  /** Passkey autofill: the request is pending until the visitor chooses a suggestion. */
  isInAutofill: boolean;
  /** A passkey is made without a dialog. */
  isQuiet: boolean;
  /** Immediate mode: without a passkey the browser refuses at once. */
  isImmediate: boolean;
  options: Options;
}

/** `nothing`: the request resolves without a credential, which the standard allows. */
type Answer = 'approve' | 'decline' | 'nothing' | 'wait';

const toText = (bytes: BufferSource): string => {
  const view = ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer) : new Uint8Array(bytes);
  return Buffer.from(view).toString('base64url');
};
const toBytes = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;

/** The browser's `parse…FromJSON`, which refuses padding and plain base64. */
function parse(json: Record<string, unknown>): object {
  const bytes = (text: unknown): ArrayBuffer => {
    if (!/^[\w-]*$/.test(String(text))) throw new DOMException('Not base64url.', 'EncodingError');
    return toBytes(String(text));
  };
  const withId = (entry: { id: string }) => ({ ...entry, id: bytes(entry.id) });
  const list = (name: string) => (json[name] as { id: string }[] | undefined)?.map(withId);
  return {
    ...json,
    challenge: bytes(json['challenge']),
    ...(json['user'] !== undefined && { user: withId(json['user'] as { id: string }) }),
    ...(json['excludeCredentials'] !== undefined && { excludeCredentials: list('excludeCredentials') }),
    ...(json['allowCredentials'] !== undefined && { allowCredentials: list('allowCredentials') }),
  };
}

/** Creates the browser's credential object from an authenticator's answer. */
function credentialOf(text: string, hasJSON: boolean) {
  const json = JSON.parse(text) as { id: string; response: Record<string, unknown> };
  const binary = Object.entries(json.response).filter(([, value]) => typeof value === 'string');
  return {
    id: json.id,
    rawId: toBytes(json.id),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response: {
      ...Object.fromEntries(binary.map(([name, value]) => [name, toBytes(String(value))])),
      getTransports: () => json.response['transports'],
      getAuthenticatorData: () => toBytes(String(json.response['authenticatorData'])),
    },
    getClientExtensionResults: () => ({}),
    ...(hasJSON && { toJSON: () => json }),
  };
}

export interface Browser {
  /** Whether the browser supports passkeys in autofill. */
  autofill?: boolean;
  /** The error with which the browser refuses requests for autofill at once, although it claims to support it. */
  refusesAutofill?: 'NotSupportedError' | 'NotAllowedError' | 'SecurityError';
  /** Whether the browser has `toJSON` and `parse…FromJSON`, as browsers have since 2025. */
  json?: boolean;
  /** Whether the browser has the signal methods for password managers. */
  signals?: boolean;
  /** The AAGUID of the product that stores new passkeys. */
  aaguid?: string;
  /** What `getClientCapabilities` reports. Default: the browser has no such method. */
  capabilities?: Record<string, boolean>;
  /** Whether the visitor has just pressed something. Without it browsers refuse immediate mode. */
  isActivated?: boolean;
  /** Whether the browser obeys abort signals. Some extensions that replace it do not. */
  obeysAbort?: boolean;
}

/**
 * A browser with WebAuthn and its visitor: `navigator.credentials` with software authenticators. As in browsers, one
 * request at a time is served, a second one is refused, and an aborted one rejects a moment later.
 */
export function installPasskeys(browser: Browser = {}) {
  const { autofill = true, json = true, obeysAbort = true, signals = true, isActivated = true } = browser;
  const passkeys = new Map<string, ReturnType<typeof softwareAuthenticator>>();
  /** The authenticators that the visitor does not have with them. */
  const away = new Set<string>();
  const requests: ShownRequest[] = [];
  const sentSignals: Record<string, unknown>[] = [];
  let visitor: Answer = 'approve';
  let open: { approve(): void; decline(): void } | null = null;

  function make({ kind, options }: ShownRequest): unknown {
    const challenge = toText(options.challenge);
    if (kind === 'create') {
      if (options.excludeCredentials?.some(({ id }) => passkeys.has(toText(id)) && !away.has(toText(id))))
        throw new DOMException('A matching credential is already registered.', 'InvalidStateError');
      const authenticator = softwareAuthenticator();
      passkeys.set(authenticator.id, authenticator);
      const user = { id: toText(options.user.id) };
      return credentialOf(
        authenticator.create(JSON.stringify({ challenge, rp: { id: options.rp.id }, user }), {
          aaguid: browser.aaguid,
        }),
        json,
      );
    }
    const allowed = (options.allowCredentials ?? []).map(({ id }) => toText(id));
    const [, passkey] =
      [...passkeys].find(([id]) => allowed.length === 0 || allowed.includes(id)) ?? ([] as const);
    if (!passkey) throw new DOMException('No passkey fits.', 'NotAllowedError');
    return credentialOf(passkey.get(JSON.stringify({ challenge, rpId: options.rpId })), json);
  }

  async function handle(
    kind: ShownRequest['kind'],
    { publicKey, signal, mediation, uiMode }: Request,
  ): Promise<unknown> {
    if (open) throw new DOMException('A request is already pending.', 'OperationError');
    const isConditional = mediation === 'conditional';
    const request: ShownRequest = {
      kind,
      isInAutofill: isConditional && kind === 'get',
      isQuiet: isConditional && kind === 'create',
      isImmediate: uiMode === 'immediate',
      options: publicKey,
    };
    requests.push(request);
    if (request.isImmediate && (signal || !isActivated || passkeys.size === 0))
      throw new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
    if (request.isInAutofill && browser.refusesAutofill)
      throw new DOMException('Conditional mediation is refused.', browser.refusesAutofill);
    try {
      const answer = await new Promise<Exclude<Answer, 'wait'>>((resolve, reject) => {
        open = { approve: () => resolve('approve'), decline: () => resolve('decline') };
        const onAbort = () => void realTurn(5).then(() => reject(signal?.reason as Error));
        if (obeysAbort) signal?.addEventListener('abort', onAbort);
        if (!request.isInAutofill && visitor !== 'wait') resolve(visitor);
      });
      if (answer === 'decline')
        throw new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
      return answer === 'nothing' ? null : make(request);
    } finally {
      open = null;
    }
  }

  const record = (signal: string) => (details: object) => {
    sentSignals.push({ signal, ...details });
    // A site gets no answer to a signal.
    return Promise.reject(new Error('A signal failed.'));
  };
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: () => Promise.resolve(autofill),
    ...(browser.capabilities && {
      getClientCapabilities: () => Promise.resolve({ conditionalGet: autofill, ...browser.capabilities }),
    }),
    ...(json && { parseCreationOptionsFromJSON: parse, parseRequestOptionsFromJSON: parse }),
    ...(signals && {
      signalAllAcceptedCredentials: record('allAccepted'),
      signalUnknownCredential: record('unknown'),
      signalCurrentUserDetails: record('userDetails'),
    }),
  });
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    value: PublicKeyCredential,
    configurable: true,
  });
  Object.defineProperty(navigator, 'userActivation', {
    value: { isActive: isActivated },
    configurable: true,
  });
  Object.defineProperty(navigator, 'credentials', {
    value: {
      create: (request: Request) => handle('create', request),
      get: (request: Request) => handle('get', request),
    },
    configurable: true,
  });

  return {
    /** The requests that were shown to the visitor, in order. */
    requests,
    /** The signals to password managers, in order. */
    sentSignals,
    /** The ids of the device's passkeys, oldest first. */
    ids: () => [...passkeys.keys()],
    /** Sets the product that stores new passkeys. */
    keepIn: (aaguid: string) => (browser.aaguid = aaguid),
    /** Sets how the visitor answers prompts. Default: approve. */
    visitorWill: (answer: Answer) => (visitor = answer),
    /** Answers the pending prompt or suggestion. */
    approve: () => open?.approve(),
    decline: () => open?.decline(),
    isOpen: () => open !== null,
    /** Removes the security key with the present passkeys, so that another one can be created. */
    moveAway: () => [...passkeys.keys()].forEach((id) => away.add(id)),
    /** Deletes the device's passkeys. */
    forget: () => passkeys.clear(),
    /** Removes WebAuthn from the browser again. */
    remove() {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
      Reflect.deleteProperty(navigator, 'userActivation');
    },
  };
}

/** A browser with WebAuthn for one test. */
export function setUpPasskeys(page: SandboxPage, browser?: Browser) {
  const device = installPasskeys(browser);
  page.onCleanUp(device.remove);
  return device;
}

/** Adds an input in which passkeys can be offered. */
export function addPasskeyInput(page: SandboxPage, parent: ParentNode = document.body): HTMLInputElement {
  const input = document.createElement('input');
  input.setAttribute('autocomplete', 'username webauthn');
  parent.append(input);
  page.onCleanUp(() => input.remove());
  return input;
}

/** Signs in, makes a passkey and signs out. */
export async function makePasskey(page: SandboxPage, client: Client): Promise<void> {
  await signIn(page, client);
  await client.webauthn.register({ is_passkey: true });
  await client.session.revoke();
}
