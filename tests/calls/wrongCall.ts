import type { Client } from '../../src/headless';

/** The fields that each call requires, by method; other fields may be left out. */
export type Required = Record<string, string[]>;

/** The method as its usage error names it, the field it blames with what that must be, and the call. */
export type WrongCall = [method: string, problem: string, call: (client: Client) => unknown];

/** A value as JavaScript without types passes it. */
export const bad = <T>(value: unknown): T => value as T;
