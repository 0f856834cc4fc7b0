import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { MarkedLabel } from '../../../ui/buttons/buttonMark';
import { useStrings } from '../../../ui/text/strings';
import { useActions, useMountId, useScreen, useWidget } from '../../hooks';
import { PasskeyMark } from '../PasskeyMark';
import { Problem } from '../Problem';
import { passkeyStrings } from '../strings';
import { inputsOf, setInputsRoot } from './inputs';
import { inputFound, passkeyAsked, passkeyLoginSlice } from './slice';

const ACTIONS = { inputFound, passkeyAsked };

/**
 * Finds the widget's inputs for passkeys after each render of Main, because tabs and late chunks change them.
 */
function useOwnInputs(isWanted: boolean) {
  const mountId = useMountId();
  const { hasInput } = useScreen(passkeyLoginSlice);
  const actions = useActions(ACTIONS);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    setInputsRoot(mountId, place.current?.parentElement ?? null);
    return () => {
      setInputsRoot(mountId, null);
      actions.inputFound(false);
    };
  }, [mountId, actions]);

  useEffect(() => {
    const found = isWanted && inputsOf(mountId).length > 0;
    if (found !== hasInput) actions.inputFound(found);
  });

  return place;
}

/** §2 Main: passkeys by a button at the top, or in the autofill of the form's inputs. */
export function PasskeyLogin() {
  const t = useStrings(passkeyStrings);
  const { isPrompting } = useScreen(passkeyLoginSlice);
  const actions = useActions(ACTIONS);
  const buttons = useWidget(({ widget }) => widget.buttons.passkeys);
  const place = useOwnInputs(buttons === 0);
  return (
    <>
      <span ref={place} style={{ display: 'none' }} />
      <Problem />
      {buttons === 1 && (
        <Button variant="secondary" icon={<PasskeyMark />} busy={isPrompting} onClick={actions.passkeyAsked}>
          <MarkedLabel>{t('button.loginWithPasskey')}</MarkedLabel>
        </Button>
      )}
    </>
  );
}
