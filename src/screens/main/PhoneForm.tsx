import { dialCodeOf, type CountryCode, type PhoneOrigin } from '../../domain/phones/countries';
import { isAboutInput, type AuthError } from '../../domain/errors/errors';
import { Button } from '../../ui/buttons/Button';
import { PhoneInput } from '../../ui/inputs/PhoneInput';
import { Form } from '../../ui/layout/Stack';
import { useFocusOnError } from '../../ui/feedback/useFocusOnError';
import type { MainState } from './state';

interface PhoneFormProps {
  submitLabel: string;
  busy: boolean;
  error: AuthError | null;
  idSuffix: string;
  withPasskeys: boolean;
  phone: MainState['phone'];
  defaultCountry: CountryCode;
  typedDialCode?: (country: CountryCode, text: string) => string;
  onPhone: (text: string) => void;
  onCountry: (country: CountryCode) => void;
  onSubmit: (value: string, origin: PhoneOrigin) => void;
}

export function PhoneForm(props: PhoneFormProps) {
  const { submitLabel, busy, error, idSuffix, withPasskeys, phone, onPhone, onCountry, onSubmit } = props;
  const input = useFocusOnError<HTMLInputElement>(error);
  const country = phone.country ?? props.defaultCountry;
  const submit = () =>
    onSubmit(input.current?.value ?? phone.text, { country, dialCode: dialCodeOf(country) });
  return (
    <Form onSubmit={submit}>
      <PhoneInput
        ref={input}
        id={`phone-input${idSuffix}`}
        country={country}
        firstCountry={props.defaultCountry}
        onCountryChange={onCountry}
        value={phone.text}
        onChange={onPhone}
        typedDialCode={props.typedDialCode}
        error={error}
        invalid={error !== null && isAboutInput(error)}
        autoComplete={withPasskeys ? 'username webauthn' : undefined}
        ignoredBy1Password={withPasskeys}
        autoFocusOnScreen
      />
      <Button type="submit" busy={busy}>
        {submitLabel}
      </Button>
    </Form>
  );
}
