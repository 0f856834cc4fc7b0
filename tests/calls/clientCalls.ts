import type { Client } from '../../src/headless';
import { isCall, type Call } from '../../src/client/calls';
import { byUrlCall, resourceCalls } from '../../src/client/methods/createMethods';

type AnyCall = Call<unknown[], unknown> & { method: string };
export type Fields = Record<string, unknown>;

const callsOf = (tree: object, path = ''): AnyCall[] =>
  Object.entries(tree).flatMap(([name, member]: [string, object]) =>
    isCall(member) ? [{ ...member, method: path + name }] : callsOf(member, `${path}${name}.`),
  );

/** All calls of the client. One implementation starts all social providers. */
export const CLIENT_CALLS = callsOf({
  ...resourceCalls(new AbortController().signal),
  authenticateByUrl: byUrlCall(true),
}).filter(({ method, name }) => name === undefined || method === 'oauth.google.start');

export const ALL_CHECKS = CLIENT_CALLS.map(({ checks }) => checks);

type Method = (...args: unknown[]) => unknown;

/** Calls a method of a client with these fields. */
export function callWith(client: Client, { method, positions }: AnyCall, fields: Fields): unknown {
  let member: unknown = client;
  for (const name of method.split('.')) member = (member as Fields)[name];
  return (member as Method)(...positions.map((field) => fields[field]), fields);
}
