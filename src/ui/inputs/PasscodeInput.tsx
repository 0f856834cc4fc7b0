import { useEffect, useId, useRef, type ClipboardEvent } from 'react';
import { PASSCODE_LENGTH } from '../../domain/constants';
import type { AuthError } from '../../domain/errors/errors';
import { isCompletePasscode, passcodeFrom } from '../../domain/calls/validation';
import { AFTER_ICON, ERROR_MARGIN, ErrorText } from '../feedback/ErrorText';
import { Reserved } from '../layout/Reserved';
import { Column, describedBy, errorIdOf } from './Field';
import { isFocusFree } from '../focus';
import { Box, Boxes, Caret, ErrorPlace, Hint, Input, Label, Place, Progress } from './PasscodeInput.styles';
import { passcodeStrings } from './passcode.strings';
import { ProgressBar } from '../feedback/ProgressBar';
import { useStrings } from '../text/strings';
import { useFilledValue } from './useFilledValue';
import { usePasscodeSelection } from './usePasscodeSelection';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface PasscodeInputProps {
  id: string;
  /** The digits so far: ASCII digits, six at most. */
  value: string;
  /** Receives the new digits, parsed from the typed, pasted or autofilled text. */
  onChange: (digits: string) => void;
  error?: AuthError | null;
  /** The most likely error texts; space for the longest is reserved. */
  usualErrors?: readonly string[];
  invalid?: boolean;
  /**
   * The code is being checked: the field keeps the focus and is read-only. After a wrong code all digits are
   * selected.
   */
  checking?: boolean;
  autoFocusOnScreen?: boolean;
}

const LIKE_ERROR = { marginBlock: ERROR_MARGIN, ...AFTER_ICON };

const POSITIONS = Array.from({ length: PASSCODE_LENGTH }, (_, position) => position);

/** One real input over six drawn boxes. */
export function PasscodeInput(props: PasscodeInputProps) {
  const { id, value, onChange, error, usualErrors = [], checking = false, autoFocusOnScreen } = props;
  const t = useStrings(passcodeStrings);
  const hintId = useId();
  const field = useFilledValue<HTMLInputElement>(value, (text) => {
    const digits = passcodeFrom(text);
    // Scripts can fill a read-only field. A seventh digit and letters change nothing.
    if (!checking && digits !== value) onChange(digits);
  });
  const { selection, handlers } = usePasscodeSelection(field.ref, PASSCODE_LENGTH);
  const invalid = props.invalid ?? Boolean(error);
  useFocusAfterFailure(field.ref, checking, error ?? null);

  /** A pasted code replaces the typed digits. */
  const paste = (event: ClipboardEvent) => {
    if (checking) return;
    const digits = passcodeFrom(event.clipboardData.getData('text'));
    if (!isCompletePasscode(digits)) return;
    event.preventDefault();
    onChange(digits);
  };

  const isActive = (position: number): boolean => {
    if (!selection) return false;
    const { start, end } = selection;
    if (start === end) return position === Math.min(start, PASSCODE_LENGTH - 1);
    return position >= start && position < end;
  };
  const caretAt = selection && selection.start === selection.end && !checking ? selection.start : null;

  return (
    <Column>
      <Label htmlFor={id}>
        <VisuallyHidden>{t('formField.otp.ariaLabel')}</VisuallyHidden>
      </Label>
      <Place>
        <Boxes dir="ltr">
          {POSITIONS.map((position) => (
            <Box
              key={position}
              part="digit"
              aria-hidden="true"
              $active={isActive(position)}
              $invalid={invalid}
              $checking={checking}
            >
              {value[position] ?? (caretAt === position && <Caret />)}
            </Box>
          ))}
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
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy(hintId, error ? errorIdOf(id) : undefined)}
            data-1p-ignore=""
            data-autofocus={autoFocusOnScreen ? '' : undefined}
          />
        </Boxes>
        {checking && (
          <Progress>
            <ProgressBar label={t('formField.passcode.status.verifying')} />
          </Progress>
        )}
      </Place>
      <Hint id={hintId}>{t('formField.otp.description')}</Hint>
      {error !== undefined && (
        <ErrorPlace>
          <Reserved texts={usualErrors} as={LIKE_ERROR}>
            <ErrorText id={errorIdOf(id)} error={error} />
          </Reserved>
        </ErrorPlace>
      )}
    </Column>
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
      if (isFocusFree(field.ownerDocument) || (field.form ?? field).contains(activeElement)) {
        field.focus({ preventScroll: true });
        field.select();
      }
    }
    // The next check may fail with the same error object.
    handled.current = checking ? null : error;
  }, [input, checking, error]);
}
