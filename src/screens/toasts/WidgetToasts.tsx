import { Toasts } from '../../ui/feedback/Toasts';
import { useTextById } from '../../ui/text/strings';
import { useActions, useScreen } from '../hooks';
import { toastDismissed, toastSlice, toastsPaused } from './slice';

const ACTIONS = { toastDismissed, toastsPaused };

export function WidgetToasts() {
  const { items } = useScreen(toastSlice);
  const textOf = useTextById();
  const actions = useActions(ACTIONS);
  return (
    <Toasts
      toasts={items.map(({ id, kind, text, leaving }) => ({ id, kind, leaving, message: textOf(text) }))}
      onDismiss={actions.toastDismissed}
      onPause={() => actions.toastsPaused(true)}
      onResume={() => actions.toastsPaused(false)}
    />
  );
}
