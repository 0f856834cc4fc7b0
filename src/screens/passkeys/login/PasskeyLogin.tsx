import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { IconLabel } from '../../../ui/buttons/IconLabel';
import { PasskeyIcon } from '../../../ui/icons/icons';
import { Divider } from '../../../ui/layout/Divider';
import { useMessages } from '../../../ui/text/messages';
import type { SlotProps } from '../../flows/flow';
import { useWidgetDispatch, useMountId, useScreen, useWidget } from '../../shared/hooks';
import { useLastUsedBadge } from '../../shared/useLastUsed';
import { Problem } from '../Problem';
import { passkeyStrings } from '../strings';
import { inputsOf, setInputsRoot } from './inputs';
import { inputFound, passkeyRequested, passkeyLoginSlice } from './slice';
import { Confirmed } from '../../shared/Confirmed';

/**
 * Finds the widget's inputs for passkeys after each render of Main, because tabs and late chunks change them.
 */
function useOwnInputs(isOffered: boolean) {
  const mountId = useMountId();
  const { hasInput } = useScreen(passkeyLoginSlice);
  const dispatch = useWidgetDispatch();
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    setInputsRoot(mountId, place.current?.parentElement ?? null);
    return () => {
      setInputsRoot(mountId, null);
      dispatch(inputFound(false));
    };
  }, [mountId, dispatch]);

  useEffect(() => {
    const found = isOffered && inputsOf(mountId).length > 0;
    if (found !== hasInput) dispatch(inputFound(found));
  });

  return place;
}

function LoginButton() {
  const t = useMessages(passkeyStrings);
  const { isPrompting } = useScreen(passkeyLoginSlice);
  const dispatch = useWidgetDispatch();
  return (
    <Button
      variant="secondary"
      badge={useLastUsedBadge('passkeys')}
      pending={isPrompting}
      onClick={() => dispatch(passkeyRequested())}
    >
      <IconLabel icon={<PasskeyIcon />}>{t('button.loginWithPasskey')}</IconLabel>
    </Button>
  );
}

function FirstPart({ hasButton, hasProblem }: { hasButton: boolean; hasProblem: boolean }) {
  const isImmediate = useWidget(({ setup }) => setup.config.passkeyOptions.immediate === true);
  const place = useOwnInputs(!hasButton || isImmediate);
  return (
    <>
      <span ref={place} style={{ display: 'none' }} />
      {hasProblem && <Problem />}
      {hasButton && <LoginButton />}
    </>
  );
}

/**
 * §2 Main: passkeys by a button at the top, or in the autofill of the form's inputs. When the browser refuses that,
 * the form is drawn already, so the button stands after the last block, where it moves no field.
 */
export function PasskeyLogin({ isLast = false }: SlotProps) {
  const hasButton = useWidget(({ widget }) => widget.buttons.passkeys === 1);
  const { isRefused } = useScreen(passkeyLoginSlice);
  const isLate = isRefused && !hasButton;
  if (!isLast) return <FirstPart hasButton={hasButton} hasProblem={!isLate} />;
  return (
    isLate && (
      <>
        <Divider />
        <Problem />
        <LoginButton />
      </>
    )
  );
}

export function PasskeyConfirmation() {
  const t = useMessages(passkeyStrings);
  return <Confirmed>{t('passkey.success.content')}</Confirmed>;
}
