import { isRecord, isString } from '../calls/checkValues';
import type { RBACPolicy } from '../entities';
import { plainName } from '../text/plainName';
import { describeScope, isCustomScope } from './scopes';

/** One permission that an app requests: a text, with optional details. */
export type ConsentItem = string | { text: string; details?: string[] };

/** A list of permissions with a header. */
export interface ConsentSection {
  /** Default: the widget's own header, '{clientName} is requesting to:'. */
  header?: string;
  /** The permissions. */
  items: ConsentItem[];
}

/** §3 Consent manifest: the permissions that an app requests, in sections or as one list below the widget's header. */
export type ConsentManifest = ConsentSection[] | ConsentItem[];

/** What an app requests: the argument of `getConsentManifest`. */
export interface ConsentRequest {
  /** The scopes that the app gets if the visitor allows them, in the requested order. */
  scopes: string[];
  /** The app's name for display. */
  clientName: string;
}

/** The host's function that describes an app's request. */
export type GetConsentManifest = (request: ConsentRequest) => ConsentManifest;

const LONGEST_DESCRIPTION = 200;
const LONGEST_SCOPE = 60;
const PROFILE_DETAILS = ['profile', 'email', 'phone'] as const;

/** Ids of the widget's own texts, without the prefix `idpConsent.scopes.`. */
type ScopeText =
  | 'fullAccess'
  | 'openid'
  | 'openid.account'
  | 'profile'
  | `profile.${(typeof PROFILE_DETAILS)[number]}`
  | 'offlineAccess'
  | 'offlineAccess.offline'
  | 'offlineAccess.background'
  | 'custom';

/**
 * §6 Consent: one line for each scope, the widest first. Custom scopes come last, in the requested order, described by
 * the RBAC policy or else by their name.
 * @param messageOf returns a text in the visitor's language
 */
export function defaultManifest(
  scopes: readonly string[],
  policy: RBACPolicy | null,
  messageOf: (id: `idpConsent.scopes.${ScopeText}`, variables?: { scope: string }) => string,
): ConsentSection[] {
  const has = (scope: string) => scopes.includes(scope);
  const profile = PROFILE_DETAILS.filter(has).map((scope) => messageOf(`idpConsent.scopes.profile.${scope}`));
  const items: ConsentItem[] = scopes
    .filter(isCustomScope)
    .map(
      (scope) =>
        plainName(describeScope(scope, policy), LONGEST_DESCRIPTION) ||
        messageOf('idpConsent.scopes.custom', { scope: plainName(scope, LONGEST_SCOPE) }),
    );
  if (has('offline_access')) {
    items.unshift({
      text: messageOf('idpConsent.scopes.offlineAccess'),
      details: [
        messageOf('idpConsent.scopes.offlineAccess.offline'),
        messageOf('idpConsent.scopes.offlineAccess.background'),
      ],
    });
  }
  if (profile.length > 0) {
    items.unshift({ text: messageOf('idpConsent.scopes.profile'), details: profile });
  }
  if (has('openid')) {
    items.unshift({
      text: messageOf('idpConsent.scopes.openid'),
      details: [messageOf('idpConsent.scopes.openid.account')],
    });
  }
  if (has('full_access')) items.unshift(messageOf('idpConsent.scopes.fullAccess'));
  return [{ items }];
}

const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

function listAt(path: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new TypeError(`${path} must be an array`);
}

function textAt(path: string, value: unknown): string {
  if (isString(value)) return value;
  throw new TypeError(`${path} must be a string`);
}

function readItem(path: string, value: unknown): ConsentItem {
  if (isString(value)) return value;
  const text = textAt(`${path}.text`, fieldOf(value, 'text'));
  const given = fieldOf(value, 'details');
  if (given === undefined || given === null) return { text };
  const details = listAt(`${path}.details`, given).map((detail, at) =>
    textAt(`${path}.details[${at}]`, detail),
  );
  return { text, details };
}

const readItems = (path: string, value: unknown): ConsentItem[] =>
  listAt(path, value).map((item, at) => readItem(`${path}[${at}]`, item));

/**
 * Checks the return value of a host's `getConsentManifest` and converts it to sections.
 * @throws TypeError that names the first invalid part
 */
export function readManifest(given: unknown): ConsentSection[] {
  const list = listAt('the manifest', given);
  const isSection = (value: unknown) => fieldOf(value, 'items') !== undefined;
  if (!list.some(isSection)) return [{ items: readItems('the manifest', list) }];
  return list.map((section, at) => {
    const path = `the manifest[${at}]`;
    const header = fieldOf(section, 'header');
    const items = readItems(`${path}.items`, fieldOf(section, 'items'));
    return header === undefined || header === null
      ? { items }
      : { header: textAt(`${path}.header`, header), items };
  });
}
