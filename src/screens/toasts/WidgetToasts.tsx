import { Toasts } from '../../ui/feedback/Toasts';
import { useTextById } from '../../ui/text/strings';
import { useWidgetDispatch, useScreen } from '../hooks';
import { toastDismissed, toastSlice, toastsPaused } from './slice';

export function WidgetToasts() {
  const { items } = useScreen(toastSlice);
  const textOf = useTextById();
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
