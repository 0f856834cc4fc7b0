import { adopted, authenticated, restored, selectVisitor } from '../../store/session';
import { getServices, select, takeEvery, type Operation } from '../effects';

/** A submitted email address is kept for a reload until the visitor has signed in. */
export function* forgetTypedEmail(): Operation<void> {
  const { typedEmail } = (yield* getServices()).storage;
  yield* takeEvery([restored, authenticated, adopted], function* (): Operation<void> {
    if (yield* select(selectVisitor)) typedEmail.write('');
  });
}
