import { Toasts } from '../../ui/feedback/Toasts';
import { useShownMessage } from '../../ui/text/messages';
import { useWidgetDispatch, useScreen } from '../shared/hooks';
import { toastDismissed, toastSlice, toastsPaused } from './slice';

export function WidgetToasts() {
  const { items } = useScreen(toastSlice);
  const shown = useShownMessage();
  const dispatch = useWidgetDispatch();
  return (
    <Toasts
      toasts={items.map(({ id, kind, text, leaving }) => {
        const { text: message, detail } = shown(text);
        return { id, kind, leaving, message, detail };
      })}
      onDismiss={(id) => dispatch(toastDismissed(id))}
      onPause={() => dispatch(toastsPaused(true))}
      onResume={() => dispatch(toastsPaused(false))}
    />
  );
}
