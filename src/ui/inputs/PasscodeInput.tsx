import { tokens } from '../../domain/theme/tokens';
import { Block } from '../layout/Stack';
import { styled } from '../styling/styled';
import { useEffect, useRef, type ClipboardEvent } from 'react';
import { PASSCODE_LENGTH } from '../../domain/constants';
import { isAboutInput, type AuthError } from '../../domain/errors/errors';
import { isCompletePasscode, passcodeFrom } from '../../domain/calls/validation';
import { AFTER_ICON, descriptionIdOf, ERROR_MARGIN, ErrorText } from '../feedback/ErrorText';
import { ReserveSpace } from '../layout/ReserveSpace';
import { isFocusFree } from '../focus';
import { PasscodeBoxes } from './PasscodeBoxes';
import { passcodeStrings } from './passcode.strings';
import { ProgressBar } from '../feedback/ProgressBar';
import { useMessages } from '../text/messages';
import { useUncontrolledField } from './useUncontrolledField';
import { usePasscodeSelection } from './usePasscodeSelection';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { describedBy } from '../useElementId';

const Label = styled('label')({ display: 'contents' });

const Place = styled('div')({ position: 'relative', display: 'block' });

/** One real input over the drawn boxes: password managers and screen readers find an ordinary field. */
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  // At least 16 px, because iOS zooms the page when a smaller input gets the focus.
  fontSize: 'max(24px, 1.33em)',
  color: 'transparent',
  WebkitTextFillColor: 'transparent',
  caretColor: 'transparent',
  backgroundColor: 'transparent',
  cursor: 'text',
  '&::selection': { color: 'transparent', backgroundColor: 'transparent' },
  '&:focus': { outline: 'none' },
  '&:read-only': { cursor: 'default' },
  '&:autofill': { WebkitTextFillColor: 'transparent', boxShadow: 'none' },
  // Chrome and Safari give autofilled inputs a background, which would hide the boxes.
  '&:-webkit-autofill': {
    WebkitTextFillColor: 'transparent',
    transition: 'background-color 9999s step-end',
  },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
});

/** Placed in the gap to the next element, so that nothing moves when it appears. */
const Progress = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 8px)',
});

const ErrorPlace = styled('div')({
  ...tokens.typography.helper,
  display: 'block',
});

interface PasscodeInputProps {
  id: string;
  /** The digits so far: ASCII digits, six at most. */
  value: string;
  /** Receives the new digits, parsed from the typed, pasted or autofilled text. */
  onChange: (digits: string) => void;
  error?: AuthError | null;
  /** The most likely error texts; space for the longest is reserved. */
  usualErrors?: readonly string[];
  /**
   * The code is being checked: the field keeps the focus and is read-only. After a wrong code all digits are
   * selected.
   */
  checking?: boolean;
  /** Id of the text that says where the code was sent. */
  sentId?: string;
  autoFocusOnScreen?: boolean;
}

const LIKE_ERROR = { marginBlock: ERROR_MARGIN, ...AFTER_ICON };

/** One real input over six drawn boxes. */
export function PasscodeInput(props: PasscodeInputProps) {
  const { id, value, onChange, error, usualErrors = [], checking = false, autoFocusOnScreen } = props;
  const t = useMessages(passcodeStrings);
  const field = useUncontrolledField<HTMLInputElement>(value, (text) => {
    const digits = passcodeFrom(text);
    // Scripts can fill a read-only field. A seventh digit and letters change nothing.
    if (!checking && digits !== value) onChange(digits);
  });
  const { selection, handlers } = usePasscodeSelection(field.ref, PASSCODE_LENGTH);
  const invalid = isAboutInput(error ?? null);
  useFocusAfterFailure(field.ref, checking, error ?? null);

  /** A pasted code replaces the typed digits. */
  const paste = (event: ClipboardEvent) => {
    if (checking) return;
    const digits = passcodeFrom(event.clipboardData.getData('text'));
    if (!isCompletePasscode(digits)) return;
    event.preventDefault();
    onChange(digits);
  };

  return (
    <Block>
      <Label htmlFor={id}>
        <VisuallyHidden>{t('formField.otp.ariaLabel')}</VisuallyHidden>
      </Label>
      <Place>
        <PasscodeBoxes value={value} selection={selection} invalid={invalid} checking={checking}>
          <Input
            {...handlers}
            {...field}
            id={id}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            onPaste={paste}
            readOnly={checking}
            aria-invalid={invalid}
            aria-describedby={describedBy(props.sentId, descriptionIdOf(id, error, !checking))}
            data-1p-ignore=""
            data-autofocus={autoFocusOnScreen ? '' : undefined}
          />
        </PasscodeBoxes>
        {checking && (
          <Progress>
            <ProgressBar label={t('formField.passcode.status.verifying')} />
          </Progress>
        )}
      </Place>
      {error !== undefined && (
        <ErrorPlace>
          <ReserveSpace texts={usualErrors} textStyles={LIKE_ERROR}>
            <ErrorText id={id} error={error} note={t('formField.otp.description')} hidesNote={checking} />
          </ReserveSpace>
        </ErrorPlace>
      )}
    </Block>
  );
}

/** Focuses the input after each failure, unless the visitor has focused another element. */
function useFocusAfterFailure(
  input: { current: HTMLInputElement | null },
  checking: boolean,
  error: AuthError | null,
): void {
  const handled = useRef(error);
  useEffect(() => {
    const field = input.current;
    if (field && error && !checking && error !== handled.current) {
      const { activeElement } = field.getRootNode() as Document | ShadowRoot;
      if (isFocusFree() || (field.form ?? field).contains(activeElement)) {
        field.focus({ preventScroll: true });
        field.select();
      }
    }
    // The next check may fail with the same error object.
    handled.current = checking ? null : error;
  }, [input, checking, error]);
}
