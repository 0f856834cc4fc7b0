import type { ReactNode } from 'react';
import { isOneTapAlone, type ResolvedConfig } from '../../domain/config/config';
import type { OAuthProvider, Product } from '../../domain/enums';
import type { AuthError } from '../../domain/errors/errors';
import { STARTING_HEIGHTS_PX, STARTING_SCREENS, type ScreenName } from '../../domain/screens';
import type { ResolvedTheme } from '../../domain/theme/theme';
import { MainView } from '../../screens/main/MainView';
import type { MainAction } from '../../screens/main/reducer';
import type { MainState } from '../../screens/main/state';
import type { OAuthAction } from '../../screens/oauth/reducer';
import type { SocialButtonsViewProps } from '../../screens/oauth/SocialButtonsView';
import { Card, CardFooter } from '../../ui/layout/Card';
import { ScreenContainer } from '../../ui/screen/Screen';
import { LoadingScreen } from '../../ui/screen/LoadingScreen';
import { Retry } from '../../ui/feedback/Retry';
import type { Messages, MessageFormatter } from '../../ui/text/messages';
import type { StyleCache } from '../../ui/styling/styleCache';
import { UiProvider } from '../../ui/UiProvider';

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
  /** The state of Main; null for a widget that begins with another screen. */
  main: MainState | null;
  /** The chosen social provider. */
  leavingFor: OAuthProvider | null;
  /** By flow, the number of buttons on Main; null while it is being determined. */
  buttons: Record<string, number | null>;
  /** The social buttons; null until their code is loaded, or when that has failed. */
  social: SocialButtons | null;
  /** Products whose buttons could not be fetched. */
  missing: readonly Product[];
  /** The error when the app or the core could not be fetched. */
  failed: AuthError | null;
  /** The result is HTML of a server. */
  isStatic?: boolean;
}

/** The code of the social buttons, and their logos. */
export interface SocialButtons {
  View: (props: SocialButtonsViewProps) => ReactNode;
  marks: SocialButtonsViewProps['marks'];
}

export interface FirstScreenHandlers {
  dispatch: (action: MainAction | OAuthAction) => void;
  onRetry: () => void;
  /** Fetches the missing buttons again. */
  onRetryParts: () => void;
}

interface FirstScreenProps {
  screen: FirstScreen;
  handlers: FirstScreenHandlers;
}

function Content({ screen, handlers }: FirstScreenProps) {
  const { main, startingScreen, social, config, theme } = screen;
  const failure = screen.failed && <Retry error={screen.failed} onRetry={handlers.onRetry} />;
  if (!main) return <LoadingScreen height={STARTING_HEIGHTS_PX[startingScreen]}>{failure}</LoadingScreen>;
  const slotOf = (product: Product) =>
    product === 'oauth' && social ? (
      <social.View
        providers={config.oauthOptions.providers.map(({ type }) => type)}
        marks={social.marks}
        textColor={theme.buttons.secondary.textColor}
        leavingFor={screen.leavingFor}
        lastUsed={main.lastUsed}
        dispatch={handlers.dispatch}
      />
    ) : undefined;
  return (
    <>
      <ScreenContainer>
        <MainView
          {...screen}
          dispatch={handlers.dispatch}
          focusOnMount={false}
          state={main}
          slotOf={slotOf}
          failed={screen.failed ? [] : screen.missing}
          onRetry={handlers.onRetryParts}
        />
      </ScreenContainer>
      {failure}
    </>
  );
}

/** The app draws the watermark in the footer. */
const hasWatermark = ({ startingScreen, theme }: FirstScreen): boolean =>
  startingScreen !== STARTING_SCREENS.identityProvider && theme.displayWatermark;

/** The first screen, without a store: Main, or a spinner for other screens. */
export const FirstScreenView = ({ screen, handlers }: FirstScreenProps) =>
  screen.main && isOneTapAlone(screen.config) ? null : (
    <UiProvider {...screen}>
      <Card footer={hasWatermark(screen) && <CardFooter />}>
        <Content screen={screen} handlers={handlers} />
      </Card>
    </UiProvider>
  );
