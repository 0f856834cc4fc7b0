import type { Outcome } from '../domain/errors';
import { settledBootstrap } from './bootstrap';
import { select, type Operation } from './effects';
import { selectAuthority } from './rbac';

/** What decides about permissions, once the project's settings have come or could not be had. */
export function* settledAuthority(): Operation<Outcome<ReturnType<typeof selectAuthority>>> {
  yield* settledBootstrap();
  return { data: yield* select(selectAuthority) };
}
