import { Component, useState, type ReactNode } from 'react';
import { isOneTapAlone } from '../domain/config/config';
import { STARTING_HEIGHTS_PX, type ScreenName } from '../domain/screens';
import { UNREACHABLE } from '../domain/errors/errors';
import { localErrors } from '../domain/errors/errorRules';
import { appStrings } from '../ui/text/app.strings';
import { Card } from '../ui/layout/Card';
import { Retry } from '../ui/feedback/Retry';
import { HeldScreen } from '../ui/screen/HeldScreen';
import type { CardMotion } from '../ui/screen/screenMotion';
import { LoadingScreen } from '../ui/screen/LoadingScreen';
import { flowOf, screenComponent } from '../screens/flows';
import { useActions, useBootstrap, useFlowParts, useWidget } from '../screens/hooks';
import { isWatermarkShown } from '../screens/isWatermarkShown';
import { flowWanted } from '../store/widget';
import { useMissingFlows } from './useMissingFlows';

const UNEXPECTED = localErrors(appStrings)('error.unexpected');

const ACTIONS = { flowWanted };

interface WidgetProps {
  /** Fetches the chunk of a flow that is `ready` in the state. */
  fetchFlow: (name: string) => Promise<void>;
}

/**
 * The current screen. While its chunk is loading or could not be fetched: the previous screen, or a spinner.
 */
function CurrentScreen({ fetchFlow }: WidgetProps) {
  const { screen, loading, ready, failed } = useWidget(({ widget }) => widget);
  const actions = useActions(ACTIONS);
  const missing = useMissingFlows(ready, fetchFlow);
  const [last, setLast] = useState<ScreenName | null>(null);
  const [lastHeight, setLastHeight] = useState(0);
  const [motion] = useState<CardMotion>({ running: [] });
  const flow = flowOf(screen);
  const isFailed = failed.includes(flow);
  const isReady = flow === 'main' || ready.includes(flow);
  const drawn = loading ? null : isReady ? screen : last;
  if (drawn !== last) setLast(drawn);
  const Screen = drawn && screenComponent(drawn);
  const onRetry = isFailed ? () => actions.flowWanted(flow) : missing.failed ? missing.fetchAgain : null;
  const failure = onRetry && <Retry error={UNREACHABLE} onRetry={onRetry} />;
  if (!Screen)
    return <LoadingScreen height={lastHeight || STARTING_HEIGHTS_PX[screen]}>{failure}</LoadingScreen>;
  return (
    <HeldScreen
      key={drawn}
      busy={!isReady && !failure}
      failure={failure}
      motion={motion}
      onRemoved={setLastHeight}
    >
      <Screen />
    </HeldScreen>
  );
}

/** The frame: card, toasts and watermark around the screen. */
export function Widget({ fetchFlow }: WidgetProps) {
  const bootstrap = useBootstrap();
  const footed = useWidget(({ setup }) => isWatermarkShown(setup, bootstrap));
  const flowPart = useFlowParts();
  const Toasts = flowPart('toasts');
  const Watermark = flowPart('watermark');
  const isPromptAlone = useWidget(
    ({ setup, widget }) =>
      isOneTapAlone(setup.config) && !widget.promptOver && !widget.failed.includes('oneTap'),
  );
  if (isPromptAlone) return null;
  return (
    <Card footer={footed && Watermark && <Watermark />} toasts={Toasts && <Toasts />}>
      <CurrentScreen fetchFlow={fetchFlow} />
    </Card>
  );
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** An exception in a view shows an error and a retry instead of an empty element, and is reported. */
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
    return (
      <Card>
        <Retry error={UNEXPECTED} onRetry={() => this.setState({ failed: false })} />
      </Card>
    );
  }
}
