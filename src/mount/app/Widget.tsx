import { Component, Fragment, memo, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isOneTapAlone } from '../../domain/config/config';
import { STARTING_HEIGHTS_PX, type ScreenName } from '../../domain/screens';
import { CHUNK_NOT_LOADED } from '../../domain/errors/errors';
import { localErrors } from '../../domain/errors/errorRules';
import { appStrings } from '../../ui/text/app.strings';
import { Card, CardFooter } from '../../ui/layout/Card';
import { Retry } from '../../ui/feedback/Retry';
import { PendingScreen } from '../../ui/screen/PendingScreen';
import type { CardMotion } from '../../ui/screen/screenMotion';
import { Watermark } from '../../ui/layout/Watermark';
import { ScreenAnnouncement } from '../../ui/screen/ScreenAnnouncement';
import { ConsentShape } from '../../ui/screen/ConsentShape';
import { LoadingScreen } from '../../ui/screen/LoadingScreen';
import { flowOf, screenComponent } from '../../screens/flows/flows';
import { selectBootstrap } from '../../api/endpoints/bootstrap';
import { useSlots, useWidget, useWidgetDispatch } from '../../screens/shared/hooks';
import { flowRequested } from '../../store/widget';
import type { WidgetSetup, WidgetState } from '../../store/widgets';
import type { Bootstrap } from '../../domain/entities';
import { Rehearsal } from './Rehearsal';
import { useMissingFlows } from './useMissingFlows';

const UNEXPECTED = localErrors(appStrings)('error.unexpected');
const SLOTS = ['toasts'] as const;

interface WidgetProps {
  /** Fetches the chunk of a flow that is `ready` in the state. */
  fetchFlow: (name: string) => Promise<void>;
}

const subscribeToNothing = () => () => undefined;
/** False while React hydrates the painted screen, which has neither the shape of a consent nor a footer's content. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const selectCurrent = ({ widget: { screen, loading, ready, failed } }: WidgetState) => {
  const flow = flowOf(screen);
  return {
    screen,
    flow,
    loading,
    isReady: flow === 'main' || ready.includes(flow),
    isFailed: failed.includes(flow),
  };
};

/** The current screen. Without its chunk: the previous screen, or a spinner. */
const CurrentScreen = memo(function CurrentScreen({ fetchFlow }: WidgetProps) {
  const { screen, flow, loading, isReady, isFailed } = useWidget(selectCurrent);
  const dispatch = useWidgetDispatch();
  const missing = useMissingFlows(fetchFlow);
  const [last, setLast] = useState<ScreenName | null>(loading || !isReady ? null : screen);
  const [lastHeight, setLastHeight] = useState(0);
  const [motion] = useState<CardMotion>({ running: [] });
  const drawn = loading ? null : isReady ? screen : last;
  if (drawn !== last) setLast(drawn);
  const Screen = drawn && screenComponent(drawn);
  const content = useMemo(() => Screen && <Screen />, [Screen]);
  const onRetry = isFailed ? () => dispatch(flowRequested(flow)) : missing.failed ? missing.fetchAgain : null;
  const failure = onRetry && <Retry error={CHUNK_NOT_LOADED} onRetry={onRetry} />;
  const isHydrated = useIsHydrated();
  const Waiting = screen === 'IDPConsent' && isHydrated && !failure ? ConsentShape : Fragment;
  return (
    <>
      {content ? (
        <PendingScreen
          key={drawn}
          pending={!isReady && !failure}
          failure={failure}
          motion={motion}
          onRemoved={setLastHeight}
        >
          {content}
        </PendingScreen>
      ) : (
        <Waiting>
          <LoadingScreen height={lastHeight || STARTING_HEIGHTS_PX[screen]}>{failure}</LoadingScreen>
        </Waiting>
      )}
      <ScreenAnnouncement screen={drawn} />
    </>
  );
});

/**
 * §2 Watermark: a project may require the watermark, and the host's styles may show it. Never on the identity provider.
 */
const isWatermarkShown = ({ kind, theme }: WidgetSetup, { displayWatermark }: Bootstrap): boolean =>
  kind !== 'identityProvider' && (displayWatermark || theme.displayWatermark);

/** The frame: card, toasts and watermark around the screen. */
export function Widget({ fetchFlow }: WidgetProps) {
  const footed = useWidget(({ setup }, state) => isWatermarkShown(setup, selectBootstrap(state)));
  /** The first screen has room for the watermark of the host's styles; only the core knows what the project requires. */
  const isReserved = useWidget(({ setup }) => setup.theme.displayWatermark);
  const isHydrated = useIsHydrated();
  const { toasts: Toasts } = useSlots(SLOTS);
  const isPromptAlone = useWidget(
    ({ setup, widget }) =>
      isOneTapAlone(setup.config) && !widget.promptOver && !widget.failed.includes('oneTap'),
  );
  if (isPromptAlone) return null;
  return (
    <Card
      footer={footed && (isHydrated || isReserved) && <CardFooter>{isHydrated && <Watermark />}</CardFooter>}
      toasts={Toasts && <Toasts />}
    >
      <CurrentScreen fetchFlow={fetchFlow} />
      <Rehearsal />
    </Card>
  );
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Logs an exception of a view, and shows an error with a retry button. */
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
