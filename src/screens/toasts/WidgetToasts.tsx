import { Toasts } from '../../ui/Toasts';
import { toastDismissed, toastsPaused } from '../../store/toasts';
import { useActions, useTextOf, useWidget } from '../hooks';

const ACTIONS = { toastDismissed, toastsPaused };

export function WidgetToasts() {
  const items = useWidget(({ toasts }) => toasts.items);
  const textOf = useTextOf();
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
