import { tokens } from '../../../domain/theme/tokens';
import { transition } from '../../../store/widget';
import { TextButton } from '../../../ui/buttons/TextButton';
import { labelStyles } from '../../../ui/inputs/Field';
import { Block } from '../../../ui/layout/Stack';
import { fieldText, TARGET } from '../../../ui/styling/base';
import { styled } from '../../../ui/styling/styled';
import { useMessages } from '../../../ui/text/messages';
import { sharedStrings } from '../../../ui/text/shared.strings';
import { Text } from '../../../ui/text/Text';
import { useElementId } from '../../../ui/useElementId';
import { useWidget, useWidgetDispatch } from '../../shared/hooks';
import { passwordStrings } from '../strings';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '12px',
});

const Label = styled('label')(labelStyles);

/** Looks like text. */
const Address = styled('input')({
  ...fieldText,
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: TARGET.least,
  padding: 0,
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  textOverflow: 'ellipsis',
  // An address is from left to right, and aligned like the page's text.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  '&:focus': { outline: 'none' },
  '&:autofill': { boxShadow: 'none' },
  WebkitTextFillColor: tokens.colors.primary,
});

/**
 * The email address in the form of its password: password managers store and match the two together.
 * Read-only rather than disabled, because they ignore disabled fields.
 */
export function UsernameField() {
  const t = useMessages(passwordStrings);
  const shared = useMessages(sharedStrings);
  const { email } = useWidget(({ widget }) => widget.formState.passwordState);
  const dispatch = useWidgetDispatch();
  const id = useElementId('email-input');
  const labelId = `${id}-label`;
  return (
    <Block>
      <Line>
        <Label id={labelId} htmlFor={id} part="label">
          {shared('formField.email.label')}
        </Label>
        <Text variant="helper">
          <TextButton aria-describedby={labelId} onClick={() => dispatch(transition('Main'))}>
            {t('button.changeEmail')}
          </TextButton>
        </Text>
      </Line>
      <Address
        id={id}
        name="email"
        type="email"
        autoComplete="username"
        dir="ltr"
        readOnly
        tabIndex={-1}
        value={email}
      />
    </Block>
  );
}
