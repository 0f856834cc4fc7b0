import { tokens } from '../../domain/theme/tokens';
import { Block } from '../layout/Stack';
import { styled } from '../styling/styled';
import { shade, SPACE } from '../styling/base';
import { useEffect, useRef, type ClipboardEvent } from 'react';
import { PASSCODE_LENGTH } from '../../domain/constants';
import { isAboutInput, type AuthError } from '../../domain/errors/errors';
import { isCompletePasscode, passcodeFrom } from '../../domain/calls/validation';
import { AFTER_ICON, ERROR_MARGIN, ErrorText } from '../feedback/ErrorText';
import { ReserveSpace } from '../layout/ReserveSpace';
import { errorIdOf } from './Field';
import { isFocusFree } from '../focus';
import { passcodeStrings } from './passcode.strings';
import { ProgressBar } from '../feedback/ProgressBar';
import { useMessages } from '../text/messages';
import { useUncontrolledField } from './useUncontrolledField';
import { usePasscodeSelection } from './usePasscodeSelection';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { describedBy } from '../useElementId';

const Label = styled('label')({ display: 'contents' });

const Place = styled('div')({ position: 'relative', display: 'block' });

/** Codes are written from left to right in every language. */
const Boxes = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: SPACE.small,
  height: '56px',
  direction: 'ltr',
});

const Box = styled('span')<{ $active: boolean; $invalid: boolean; $checking: boolean }>(({
  $active,
  $invalid,
  $checking,
}) => {
  const accent = $invalid ? tokens.colors.error : $active ? tokens.colors.primary : tokens.inputs.borderColor;
  return {
    ...tokens.typography.header,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 0',
    minWidth: 0,
    fontVariantNumeric: 'tabular-nums',
    color: $checking ? tokens.colors.secondary : tokens.inputs.textColor,
    backgroundColor: $checking ? shade(tokens.colors.primary, 6) : tokens.inputs.backgroundColor,
    border: `1px solid ${$checking && !$active ? tokens.container.borderColor : accent}`,
    borderRadius: tokens.inputs.borderRadius,
    boxShadow: $active ? `0 0 0 calc(${tokens.outlineWidth} - 1px) ${accent}` : 'none',
    outline: $active ? '2px solid transparent' : 'none',
  };
});

const Caret = styled('span')({
  display: 'block',
  width: '2px',
  height: '26px',
  backgroundColor: tokens.inputs.textColor,
  '@keyframes pricerx-blink': { '50%': { opacity: 0 } },
  animation: 'pricerx-blink 1.1s step-end infinite',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (forced-colors: active)': { backgroundColor: 'FieldText' },
});

/** One real input over the drawn boxes: password managers and screen readers find an ordinary field. */
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  // At least 16 px, because iOS zooms the page when a smaller input gets the focus.
  fontSize: '24px',
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

/** The field's description only: a screen reader that goes through the page would read a text a second time. */
const Hint = styled('span')({ display: 'none' });

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
  autoFocusOnScreen?: boolean;
}

const LIKE_ERROR = { marginBlock: ERROR_MARGIN, ...AFTER_ICON };

const POSITIONS = Array.from({ length: PASSCODE_LENGTH }, (_, position) => position);

/** One real input over six drawn boxes. */
export function PasscodeInput(props: PasscodeInputProps) {
  const { id, value, onChange, error, usualErrors = [], checking = false, autoFocusOnScreen } = props;
  const t = useMessages(passcodeStrings);
  const hintId = `${id}-hint`;
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

  const isActive = (position: number): boolean => {
    if (!selection) return false;
    const { start, end } = selection;
    if (start === end) return position === Math.min(start, PASSCODE_LENGTH - 1);
    return position >= start && position < end;
  };
  const caretAt = selection && selection.start === selection.end && !checking ? selection.start : null;

  return (
    <Block>
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
          <ReserveSpace texts={usualErrors} textStyles={LIKE_ERROR}>
            <ErrorText id={errorIdOf(id)} error={error} />
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
