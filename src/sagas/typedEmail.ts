import { adopted, authenticated, restored, selectVisitor } from '../store/session';
import { getServices, select, takeEvery, type Operation } from './effects';

/** An address that was submitted is kept for a reload, but no longer than until its visitor is known. */
export function* forgetTypedEmail(): Operation<void> {
  const { typedEmail } = (yield* getServices()).storage;
  yield* takeEvery([restored, authenticated, adopted], function* (): Operation<void> {
    if (yield* select(selectVisitor)) typedEmail.write('');
  });
}
