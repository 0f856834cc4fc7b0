import { Component, type ReactNode } from 'react';
import { sharedStrings } from '../ui/shared.strings';
import { useStrings } from '../ui/strings';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Notice } from '../ui/Notice';
import { Spinner } from '../ui/Spinner';
import { Stack } from '../ui/Stack';
import { Toasts } from '../ui/Toasts';
import { flowOf, screenComponent } from '../screens/flows';
import { useActions, useBootstrap, useTextOf, useWidget } from '../screens/hooks';
import { toastDismissed, toastsPaused } from '../store/toasts';
import { flowRetried } from '../store/widget';

const ACTIONS = { toastDismissed, toastsPaused, flowRetried };

/** The screen of the moment, or what stands in for it while its code is on the way. */
function CurrentScreen() {
  const { screen, loading, ready, loadFailed } = useWidget(({ widget }) => widget);
  const t = useStrings(sharedStrings);
  const { flowRetried: retry } = useActions(ACTIONS);
  const Screen = screenComponent(screen);
  if (loadFailed) {
    return (
      <Stack>
        <Notice kind="error" role="alert">
          {t('error.unreachable')}
        </Notice>
        <Button onClick={() => retry()}>{t('button.retry')}</Button>
      </Stack>
    );
  }
  const isReady = Screen && ready.includes(flowOf(screen));
  return loading || !isReady ? <Spinner label={t('login.loading')} /> : <Screen />;
}

function WidgetToasts() {
  const items = useWidget(({ toasts }) => toasts.items);
  const textOf = useTextOf();
  const actions = useActions(ACTIONS);
  const shown = items.filter(({ leaving }) => !leaving);
  return (
    <Toasts
      toasts={shown.map(({ id, kind, text }) => ({ id, kind, message: textOf(text) }))}
      onDismiss={actions.toastDismissed}
      onPause={() => actions.toastsPaused(true)}
      onResume={() => actions.toastsPaused(false)}
    />
  );
}

/** The frame around every screen. */
export function Widget() {
  const { displayWatermark } = useBootstrap();
  const kind = useWidget(({ setup }) => setup.kind);
  return (
    <Card watermark={displayWatermark && kind !== 'identityProvider'} toasts={<WidgetToasts />}>
      <CurrentScreen />
    </Card>
  );
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** A bug in a view must not leave the host's page with a blank hole and an uncaught error. */
export class WidgetBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailedWidget onRetry={() => this.setState({ failed: false })} />;
  }
}

function FailedWidget({ onRetry }: { onRetry: () => void }) {
  const t = useStrings(sharedStrings);
  return (
    <Card>
      <Stack>
        <Notice kind="error" role="alert">
          {t('error.unexpected')}
        </Notice>
        <Button onClick={onRetry}>{t('button.retry')}</Button>
      </Stack>
    </Card>
  );
}
