import type { RBACPolicy } from './entities';
import { describeScope, isCustomScope } from './scopes';

/** One thing that an app asks for: a text, and what it means in detail. */
export type ConsentItem = string | { text: string; details?: string[] };

export interface ConsentSection {
  /** Left out: the widget's own header, '{clientName} is requesting to:'. */
  header?: string;
  items: ConsentItem[];
}

/** §3 What a visitor is asked to allow: sections, or one list of items below the widget's own header. */
export type ConsentManifest = ConsentSection[] | ConsentItem[];

export interface ConsentRequest {
  /** What the app is given if the visitor allows it, in the order in which it was asked for. */
  scopes: string[];
  clientName: string;
}

/** Says what an app asks for, in the host's own words. */
export type GetConsentManifest = (request: ConsentRequest) => ConsentManifest;

const PROFILE_DETAILS = {
  profile: 'Your name, picture and language preferences',
  email: 'Your email address',
  phone: 'Your phone number',
};

/** §6 The texts of the built-in scopes; `full_access` has none. Custom scopes come last, as they were asked for. */
export function defaultManifest(scopes: readonly string[], policy: RBACPolicy | null): ConsentSection[] {
  const has = (scope: string) => scopes.includes(scope);
  const profile = Object.entries(PROFILE_DETAILS).flatMap(([scope, text]) => (has(scope) ? [text] : []));
  const items: ConsentItem[] = scopes.filter(isCustomScope).map((scope) => describeScope(scope, policy));
  if (has('offline_access')) {
    items.unshift({
      text: "Maintain access to your data even when you're not actively using the app",
      details: ['Access your data while you are offline', 'Sync your data in the background'],
    });
  }
  if (profile.length > 0) {
    items.unshift({ text: 'View your personal profile information', details: profile });
  }
  if (has('openid')) {
    items.unshift({
      text: 'Verify your identity',
      details: ['View information stored within your account'],
    });
  }
  return [{ items }];
}

const isText = (value: unknown): value is string => typeof value === 'string';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function listAt(path: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new TypeError(`${path} must be an array`);
}

function textAt(path: string, value: unknown): string {
  if (isText(value)) return value;
  throw new TypeError(`${path} must be a string`);
}

function readItem(path: string, value: unknown): ConsentItem {
  if (isText(value)) return value;
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
 * What a host's function has answered, as sections of plain texts.
 * @throws TypeError that names the first part of it that is none
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
