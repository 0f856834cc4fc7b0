import { styled } from '../../ui/styling/styled';
import { helperText, reset } from '../../ui/styling/base';
import { Fragment } from 'react';
import { isLight } from '../../domain/theme/color';
import type { OAuthProvider } from '../../domain/enums';
import { Button } from '../../ui/buttons/Button';
import { MarkedLabel } from '../../ui/buttons/buttonMark.styles';
import { ErrorText } from '../../ui/feedback/ErrorText';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { useStrings } from '../../ui/text/strings';
import { useWidgetDispatch, useFlowParts, useScreen, useWidget } from '../hooks';
import { providerName } from '../../domain/text/providerNames';
import { ProviderMark } from './ProviderMark';
import { oauthSlice, providerChosen, type OAuthProblem } from './slice';
import { oauthStrings } from './strings';

const Hint = styled('p')({ ...reset, ...helperText, display: 'block' });

const PARTS = ['oneTap'] as const;

function Problem({ problem }: { problem: OAuthProblem }) {
  const t = useStrings(oauthStrings);
  if (problem.error) return <ErrorText error={problem.error} />;
  return (
    <Notice kind="warning" role="alert">
      {t(problem.text, { provider: problem.provider ?? '' })}
    </Notice>
  );
}

/** §2 OAuth list: one button per provider, in the config's order. */
export function SocialButtons() {
  const { config, theme, idSuffix } = useWidget(({ setup }) => setup);
  const { leavingFor, problem, isInApp } = useScreen(oauthSlice);
  const dispatch = useWidgetDispatch();
  const OneTap = useFlowParts(PARTS).oneTap;
  const isReplaced = useWidget(({ widget }) => widget.promptEmbedded);
  const t = useStrings(oauthStrings);
  const onDark = isLight(theme.buttons.secondary.textColor);
  const types = config.oauthOptions.providers.map(({ type }) => type);
  const buttonOf = (type: OAuthProvider) => (
    <Button
      key={type}
      id={`oauth-${type}${idSuffix}`}
      variant="secondary"
      busy={leavingFor === type}
      disabled={leavingFor !== null}
      icon={<ProviderMark provider={type} onDark={onDark} faded={leavingFor !== null} />}
      onClick={() => dispatch(providerChosen(type))}
    >
      <MarkedLabel>{t(`oauth.continueWith${providerName(type)}`)}</MarkedLabel>
    </Button>
  );
  return (
    <Stack>
      {problem && <Problem problem={problem} />}
      <Stack gap="small">
        {types.map((type) =>
          type === 'google' ? (
            // The button keeps its element, and with it the focus, when the prompt's code arrives.
            <Fragment key={type}>
              {OneTap && <OneTap />}
              {!isReplaced && buttonOf(type)}
            </Fragment>
          ) : (
            buttonOf(type)
          ),
        )}
        {isInApp && types.includes('google') && <Hint>{t('oauth.inApp')}</Hint>}
      </Stack>
    </Stack>
  );
}
