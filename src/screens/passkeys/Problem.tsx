import { errorMessage } from '../../ui/feedback/errorMessage';
import { Notice } from '../../ui/feedback/Notice';
import { useTextById } from '../../ui/text/strings';
import { useWidget } from '../hooks';

/** §8 Passkeys: a passkey error in a box above the rest of the screen. */
export function Problem() {
  const error = useWidget(({ widget }) => widget.errorDescriptor);
  const textOf = useTextById();
  return (
    error && (
      <Notice kind="warning" role="alert">
        {textOf(errorMessage(error))}
      </Notice>
    )
  );
}
