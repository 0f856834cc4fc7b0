import type { Outcome } from '../../domain/errors/errors';
import { settledBootstrap } from '../bootstrap';
import { select, type Operation } from '../effects';
import { selectAuthority } from './rbac';

/** Policy and roles, after the project's settings have arrived or their fetch has failed. */
export function* settledAuthority(): Operation<Outcome<ReturnType<typeof selectAuthority>>> {
  yield* settledBootstrap();
  return { data: yield* select(selectAuthority) };
}
