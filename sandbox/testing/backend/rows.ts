import type { World } from './world';

/** One method of the provider's Node package: a call that succeeds, and one that is refused. */
export interface Row {
  good(world: World): Promise<unknown>;
  bad(world: World): Promise<unknown>;
  /** The error type of the refusal; the code of an error that the package itself finds. */
  refusal: string;
}
export type Rows = Record<string, Row>;

export const session_duration_minutes = 30;
export const NOBODY = 'user-test-00000000-0000-4000-8000-000000000000';
export const PASSWORD = 'tidal-orchid-49-lantern';
