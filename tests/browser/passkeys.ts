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
}

interface Asked {
  kind: 'create' | 'get';
  /** Passkey autofill: the request waits until the visitor picks a suggestion. */
  isInAutofill: boolean;
  options: Options;
}

/** `nothing`: the request resolves without a credential, which the standard allows. */
type Answer = 'approve' | 'decline' | 'nothing' | 'wait';

const toText = (bytes: BufferSource): string => {
  const view = ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer) : new Uint8Array(bytes);
  return Buffer.from(view).toString('base64url');
};
const toBytes = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;

/** A browser's parse…FromJSON. It refuses padding and plain base64. */
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

/** The credential that a browser makes of an authenticator's answer. */
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
  /** Whether it offers passkeys among an input's suggestions. */
  autofill?: boolean;
  /** Whether it converts from and to JSON by itself, as browsers have done since 2025. */
  json?: boolean;
  /** Whether it passes on what a site tells password managers. */
  signals?: boolean;
  /** The product that new passkeys are kept by. */
  aaguid?: string;
  /** Whether it listens to abort signals. Some extensions that stand in for it do not. */
  hearsSignals?: boolean;
}

/**
 * A browser with WebAuthn and a visitor before it: `navigator.credentials` over authenticators in software. As in a
 * browser, one request at a time is served, a second is refused, and one that is aborted rejects a moment later.
 */
export function installPasskeys(browser: Browser = {}) {
  const { autofill = true, json = true, hearsSignals = true, signals = true } = browser;
  const passkeys = new Map<string, ReturnType<typeof softwareAuthenticator>>();
  /** Of them those that are not at hand. */
  const away = new Set<string>();
  const asked: Asked[] = [];
  const told: Record<string, unknown>[] = [];
  let visitor: Answer = 'approve';
  let open: { approve(): void; decline(): void } | null = null;

  function make({ kind, options }: Asked): unknown {
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

  async function ask(kind: Asked['kind'], { publicKey, signal, mediation }: Request): Promise<unknown> {
    if (open) throw new DOMException('A request is already pending.', 'OperationError');
    const request: Asked = { kind, isInAutofill: mediation === 'conditional', options: publicKey };
    asked.push(request);
    try {
      const answer = await new Promise<Exclude<Answer, 'wait'>>((resolve, reject) => {
        open = { approve: () => resolve('approve'), decline: () => resolve('decline') };
        const onAbort = () => void realTurn(5).then(() => reject(signal?.reason as Error));
        if (hearsSignals) signal?.addEventListener('abort', onAbort);
        if (!request.isInAutofill && visitor !== 'wait') resolve(visitor);
      });
      if (answer === 'decline')
        throw new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
      return answer === 'nothing' ? null : make(request);
    } finally {
      open = null;
    }
  }

  const hear = (signal: string) => (details: object) => {
    told.push({ signal, ...details });
    // Sites do not learn what a password manager does with a signal.
    return Promise.reject(new Error('A signal failed.'));
  };
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: () => Promise.resolve(autofill),
    ...(json && { parseCreationOptionsFromJSON: parse, parseRequestOptionsFromJSON: parse }),
    ...(signals && {
      signalAllAcceptedCredentials: hear('allAccepted'),
      signalUnknownCredential: hear('unknown'),
      signalCurrentUserDetails: hear('userDetails'),
    }),
  });
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    value: PublicKeyCredential,
    configurable: true,
  });
  Object.defineProperty(navigator, 'credentials', {
    value: {
      create: (request: Request) => ask('create', request),
      get: (request: Request) => ask('get', request),
    },
    configurable: true,
  });

  return {
    /** Every request that reached the visitor, in order. */
    asked,
    /** What password managers were told, in order. */
    told,
    /** The ids of the passkeys on it, oldest first. */
    ids: () => [...passkeys.keys()],
    /** New passkeys are kept by another product from now on. */
    keepIn: (aaguid: string) => (browser.aaguid = aaguid),
    /** What the visitor does with prompts from now on. Default: approve. */
    visitorWill: (answer: Answer) => (visitor = answer),
    /** The visitor answers what is open: a prompt that waits, or a suggestion of an input. */
    approve: () => open?.approve(),
    decline: () => open?.decline(),
    isOpen: () => open !== null,
    /** The visitor goes on without the security key that holds what was made so far: another one can be made. */
    moveAway: () => [...passkeys.keys()].forEach((id) => away.add(id)),
    /** The device loses its passkeys. */
    forget: () => passkeys.clear(),
    /** The browser as it was: without WebAuthn. */
    remove() {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}

/** A browser with WebAuthn for one test. */
export function setUpPasskeys(page: SandboxPage, browser?: Browser) {
  const device = installPasskeys(browser);
  page.onCleanUp(device.remove);
  return device;
}

/** An input that passkeys can be offered in. */
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
