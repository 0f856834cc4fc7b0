import type { Client } from '../../src/headless';

/** The method as its usage error names it, the field it blames with what that must be, and the call. */
export type WrongCall = [method: string, problem: string, call: (client: Client) => unknown];

/** A value as JavaScript without types passes it. */
export const bad = <T>(value: unknown): T => value as T;

export const MINUTES = { session_duration_minutes: 30 };
