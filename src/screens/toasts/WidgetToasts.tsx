import { Toasts } from '../../ui/feedback/Toasts';
import { useMessageById } from '../../ui/text/messages';
import { useWidgetDispatch, useScreen } from '../hooks';
import { toastDismissed, toastSlice, toastsPaused } from './slice';

export function WidgetToasts() {
  const { items } = useScreen(toastSlice);
  const textOf = useMessageById();
  const dispatch = useWidgetDispatch();
  return (
    <Toasts
      toasts={items.map(({ id, kind, text, leaving }) => ({ id, kind, leaving, message: textOf(text) }))}
      onDismiss={(id) => dispatch(toastDismissed(id))}
      onPause={() => dispatch(toastsPaused(true))}
      onResume={() => dispatch(toastsPaused(false))}
    />
  );
}
