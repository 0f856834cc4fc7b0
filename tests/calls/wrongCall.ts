import type { Client } from '../../src/headless';

/** The fields that each call requires, by method; other fields may be left out. */
export type Required = Record<string, string[]>;

/** The method's name and the field's problem in the usage error, and the call. */
export type WrongCall = [method: string, problem: string, call: (client: Client) => unknown];

/** Passes a value of any type, as untyped JavaScript can. */
export const bad = <T>(value: unknown): T => value as T;
