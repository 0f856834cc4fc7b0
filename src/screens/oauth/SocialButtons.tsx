import { useElementId } from '../../ui/useElementId';
import { styled } from '../../ui/styling/styled';
import { helperText } from '../../ui/styling/base';
import { Fragment } from 'react';
import { isLight } from '../../domain/theme/color';
import type { OAuthProvider } from '../../domain/enums';
import { Button } from '../../ui/buttons/Button';
import { IconLabel } from '../../ui/buttons/IconLabel';
import { ErrorText } from '../../ui/feedback/ErrorText';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { useMessages } from '../../ui/text/messages';
import { useWidgetDispatch, useSlots, useScreen, useWidget } from '../hooks';
import { providerName } from '../../domain/text/providerNames';
import { ProviderMark } from './ProviderMark';
import { oauthSlice, providerChosen, type OAuthProblem } from './slice';
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

function SocialButton({ type }: { type: OAuthProvider }) {
  const id = useElementId(`oauth-${type}`);
  const { textColor } = useWidget(({ setup }) => setup.theme.buttons.secondary);
  const { leavingFor } = useScreen(oauthSlice);
  const dispatch = useWidgetDispatch();
  const t = useMessages(oauthStrings);
  return (
    <Button
      id={id}
      variant="secondary"
      pending={leavingFor === type}
      disabled={leavingFor !== null}
      onClick={() => dispatch(providerChosen(type))}
    >
      <IconLabel
        icon={<ProviderMark provider={type} onDark={isLight(textColor)} />}
        faded={leavingFor !== null}
      >
        {t(`oauth.continueWith${providerName(type)}`)}
      </IconLabel>
    </Button>
  );
}

/** §2 OAuth list: one button per provider, in the config's order. */
export function SocialButtons() {
  const config = useWidget(({ setup }) => setup.config);
  const { problem, isInApp } = useScreen(oauthSlice);
  const OneTap = useSlots(SLOTS).oneTap;
  const isReplaced = useWidget(({ widget }) => widget.promptEmbedded);
  const t = useMessages(oauthStrings);
  const types = config.oauthOptions.providers.map(({ type }) => type);
  return (
    <Stack>
      {problem && <Problem problem={problem} />}
      <Stack gap="small">
        {types.map((type) =>
          type === 'google' ? (
            // The button keeps its element, and with it the focus, when the prompt's code arrives.
            <Fragment key={type}>
              {OneTap && <OneTap />}
              {!isReplaced && <SocialButton type={type} />}
            </Fragment>
          ) : (
            <SocialButton key={type} type={type} />
          ),
        )}
        {isInApp && types.includes('google') && <Hint>{t('oauth.inApp')}</Hint>}
      </Stack>
    </Stack>
  );
}
