import { useElementId } from '../../ui/useElementId';
import { dialCodeOf, type CountryCode, type PhoneOrigin } from '../../domain/phones/countries';
import { isAboutInput, type AuthError } from '../../domain/errors/errors';
import { Button } from '../../ui/buttons/Button';
import { PhoneInput } from '../../ui/inputs/PhoneInput';
import { Form, textOf } from '../../ui/layout/Stack';
import type { MainState } from './state';

interface PhoneFormProps {
  submitId: string;
  submitLabel: string;
  /** On the submit button. */
  badge: string | undefined;
  /** Below the field. */
  note: string | undefined;
  pending: boolean;
  error: AuthError | null;
  withPasskeys: boolean;
  phone: MainState['phone'];
  defaultCountry: CountryCode;
  typedDialCode?: (country: CountryCode, text: string) => string;
  onPhone: (text: string) => void;
  onCountry: (country: CountryCode) => void;
  onSubmit: (value: string, origin: PhoneOrigin) => void;
}

export function PhoneForm(props: PhoneFormProps) {
  const { submitLabel, pending, error, withPasskeys, phone, onPhone, onCountry, onSubmit } = props;
  const id = useElementId('phone-input');
  const country = phone.country ?? props.defaultCountry;
  const submit = (fields: HTMLFormControlsCollection) =>
    onSubmit(textOf(fields, 'phone'), { country, dialCode: dialCodeOf(country) });
  return (
    <Form onSubmit={submit} error={error}>
      <PhoneInput
        id={id}
        country={country}
        firstCountry={props.defaultCountry}
        onCountryChange={onCountry}
        value={phone.text}
        onChange={onPhone}
        typedDialCode={props.typedDialCode}
        error={error}
        note={props.note}
        invalid={error !== null && isAboutInput(error)}
        autoComplete={withPasskeys ? 'username webauthn' : undefined}
        ignoredBy1Password={withPasskeys}
        autoFocusOnScreen
      />
      <Button id={props.submitId} type="submit" pending={pending} badge={props.badge}>
        {submitLabel}
      </Button>
    </Form>
  );
}
