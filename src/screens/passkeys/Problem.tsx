import { Notice } from '../../ui/feedback/Notice';
import { useErrorText } from '../../ui/text/messages';
import { useWidget } from '../shared/hooks';

/** §8 Passkeys: a passkey error in a box above the rest of the screen. */
export function Problem() {
  const error = useWidget(({ widget }) => widget.errorDescriptor);
  const textOf = useErrorText();
  if (!error) return null;
  const { text, detail } = textOf(error);
  return (
    <Notice kind="warning" role="alert" detail={detail}>
      {text}
    </Notice>
  );
}
