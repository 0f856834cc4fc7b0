import { Fragment, type ReactNode } from 'react';
import { isLight } from '../../domain/theme/color';
import type { OAuthProvider } from '../../domain/enums';
import { providerName } from '../../domain/oauth/providerNames';
import { Button } from '../../ui/buttons/Button';
import { IconLabel } from '../../ui/buttons/IconLabel';
import { Stack } from '../../ui/layout/Stack';
import { useMessages } from '../../ui/text/messages';
import { sharedStrings } from '../../ui/text/shared.strings';
import { useElementId } from '../../ui/useElementId';
import type { Mark } from './marks/mark';
import { ProviderMark } from './ProviderMark';
import { providerChosen, type OAuthAction } from './reducer';
import { oauthStrings } from './strings';

interface ButtonsState {
  /** The loaded logos. */
  marks: { readonly [provider in OAuthProvider]?: Mark };
  /** Text colour of the buttons, which decides between the versions of a logo. */
  textColor: string;
  /** The page is navigating to this provider. */
  leavingFor: OAuthProvider | null;
  /** The way that signed in last in this browser. */
  lastUsed: string | null;
  dispatch: (action: OAuthAction) => void;
}

function SocialButton({ type, ...buttons }: ButtonsState & { type: OAuthProvider }) {
  const { marks, textColor, leavingFor, lastUsed, dispatch } = buttons;
  const id = useElementId(`oauth-${type}`);
  const t = useMessages(oauthStrings);
  const badge = useMessages(sharedStrings)('lastUsed.label');
  const mark = marks[type];
  return (
    <Button
      id={id}
      variant="secondary"
      pending={leavingFor === type}
      disabled={leavingFor !== null}
      badge={lastUsed === `oauth_${type}` ? badge : undefined}
      onClick={() => dispatch(providerChosen(type))}
    >
      <IconLabel
        icon={mark && <ProviderMark mark={mark} onDark={isLight(textColor)} />}
        faded={leavingFor !== null}
      >
        {t(`oauth.continueWith${providerName(type)}`)}
      </IconLabel>
    </Button>
  );
}

export interface SocialButtonsViewProps extends ButtonsState {
  providers: readonly OAuthProvider[];
  /** Content above the buttons. */
  problem?: ReactNode;
  /** The One Tap prompt, above Google's button. */
  prompt?: ReactNode;
  /** The prompt takes the place of Google's button. */
  isGoogleReplaced?: boolean;
  /** Content below the buttons. */
  hint?: ReactNode;
}

/** §2 OAuth list, with plain props: one button per provider, in the config's order. */
export function SocialButtonsView(props: SocialButtonsViewProps) {
  const { providers, problem, prompt, isGoogleReplaced, hint, ...buttons } = props;
  return (
    <Stack>
      {problem}
      <Stack gap="small">
        {providers.map((type) =>
          type === 'google' ? (
            // The button keeps its element, and with it the focus, when the prompt's code arrives.
            <Fragment key={type}>
              {prompt}
              {!isGoogleReplaced && <SocialButton {...buttons} type={type} />}
            </Fragment>
          ) : (
            <SocialButton key={type} {...buttons} type={type} />
          ),
        )}
        {hint}
      </Stack>
    </Stack>
  );
}
