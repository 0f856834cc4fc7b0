import { useEffect, useReducer } from 'react';
import type { OAuthProvider } from '../../domain/enums';
import { ErrorText } from '../../ui/feedback/ErrorText';
import { Notice } from '../../ui/feedback/Notice';
import { helperText } from '../../ui/styling/base';
import { styled } from '../../ui/styling/styled';
import { useMessages } from '../../ui/text/messages';
import { useLastUsed } from '../shared/useLastUsed';
import { useSlots, useScreen, useWidget, useWidgetDispatch } from '../shared/hooks';
import { loadMark, marksOf } from './marks';
import type { OAuthProblem } from './reducer';
import { oauthSlice } from './slice';
import { SocialButtonsView } from './SocialButtonsView';
import { oauthStrings } from './strings';

const Hint = styled('p')({ ...helperText, display: 'block' });

const SLOTS = ['oneTap'] as const;

function Problem({ problem }: { problem: OAuthProblem }) {
  const t = useMessages(oauthStrings);
  if (problem.error) return <ErrorText error={problem.error} />;
  return (
    <Notice kind="warning" role="alert">
      {t(problem.text, { provider: problem.provider ?? '' })}
    </Notice>
  );
}

/** The loaded logos. The others are fetched. */
function useMarks(providers: readonly OAuthProvider[]) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const requested = providers.join();

  useEffect(() => {
    let isCurrent = true;
    for (const provider of requested.split(',') as OAuthProvider[]) {
      loadMark(provider)?.then(
        () => isCurrent && redraw(),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [requested]);

  return marksOf(providers);
}

/** The buttons of social providers on Main, with their problems and the One Tap prompt. */
export function SocialButtons() {
  const { config, theme } = useWidget(({ setup }) => setup);
  const { problem, isInApp, leavingFor } = useScreen(oauthSlice);
  const isGoogleReplaced = useWidget(({ widget }) => widget.promptEmbedded);
  const OneTap = useSlots(SLOTS).oneTap;
  const dispatch = useWidgetDispatch();
  const t = useMessages(oauthStrings);
  const providers = config.oauthOptions.providers.map(({ type }) => type);
  return (
    <SocialButtonsView
      providers={providers}
      marks={useMarks(providers)}
      textColor={theme.buttons.secondary.textColor}
      leavingFor={leavingFor}
      lastUsed={useLastUsed()}
      dispatch={dispatch}
      problem={problem && <Problem problem={problem} />}
      prompt={OneTap && <OneTap />}
      isGoogleReplaced={isGoogleReplaced}
      hint={isInApp && providers.includes('google') && <Hint>{t('oauth.inApp')}</Hint>}
    />
  );
}
