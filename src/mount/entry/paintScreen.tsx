import { isOneTapAlone, type ResolvedConfig } from '../../domain/config/config';
import type { AuthError } from '../../domain/errors/errors';
import { STARTING_HEIGHTS_PX, type ScreenName } from '../../domain/screens';
import type { ResolvedTheme } from '../../domain/theme/theme';
import { MainView } from '../../screens/main/MainView';
import type { MainState } from '../../screens/main/state';
import type { MainHandlers } from '../../screens/main/TypedForms';
import { Card } from '../../ui/layout/Card';
import { ScreenContainer } from '../../ui/screen/Screen';
import { LoadingScreen } from '../../ui/screen/LoadingScreen';
import { Retry } from '../../ui/feedback/Retry';
import type { Messages, MessageFormatter } from '../../ui/text/messages';
import type { StyleCache } from '../../ui/styling/styleCache';
import { UiProvider } from '../../ui/UiProvider';
import type { Child } from './painter/react';
import { createPainter, type Painter } from './painter/paint';

export { createPainter };

/** The content of a widget before hydration. */
export interface FirstScreen {
  styleCache: StyleCache;
  config: ResolvedConfig;
  theme: ResolvedTheme;
  formatter: MessageFormatter;
  strings: Messages;
  localeMessages: Messages | undefined;
  locale: string | undefined;
  idSuffix: string;
  startingScreen: ScreenName;
  /** The visitor's input on Main; null for a widget that begins with another screen. */
  main: MainState | null;
  /** By flow, the number of buttons on Main; null while it is being determined. */
  buttons: Record<string, number | null>;
  /** The error when the app or the core could not be fetched. */
  failed: AuthError | null;
}

export interface FirstScreenHandlers extends MainHandlers {
  onRetry: () => void;
}

interface FirstScreenProps {
  screen: FirstScreen;
  handlers: FirstScreenHandlers;
}

const NO_FLOW_FAILED: readonly string[] = [];
const noPart = () => undefined;

function Content({ screen, handlers }: FirstScreenProps) {
  const { main, startingScreen } = screen;
  const failure = screen.failed && <Retry error={screen.failed} onRetry={handlers.onRetry} />;
  if (!main) return <LoadingScreen height={STARTING_HEIGHTS_PX[startingScreen]}>{failure}</LoadingScreen>;
  return (
    <>
      <ScreenContainer>
        <MainView
          {...screen}
          {...handlers}
          focusOnMount={false}
          state={main}
          partOf={noPart}
          failed={NO_FLOW_FAILED}
        />
      </ScreenContainer>
      {failure}
    </>
  );
}

/** Draws or updates the first screen, with the same views that React renders later. */
export function paintScreen(painter: Painter, screen: FirstScreen, handlers: FirstScreenHandlers): void {
  const view =
    screen.main && isOneTapAlone(screen.config) ? null : (
      <UiProvider {...screen}>
        <Card>
          <Content screen={screen} handlers={handlers} />
        </Card>
      </UiProvider>
    );
  painter.paint(view as unknown as Child);
}
