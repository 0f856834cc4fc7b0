import type { CountryCode } from '../../domain/dialCodes';
import { Button } from '../../ui/Button';
import { PhoneInput } from '../../ui/PhoneInput';
import { Form } from '../../ui/Stack';
import { useFocusOnError } from '../../ui/useFocusOnError';
import type { TypedFormProps } from './EmailForm';

interface PhoneFormProps extends TypedFormProps {
  phone: { country: CountryCode; text: string };
  onPhone: (text: string) => void;
  onCountry: (country: CountryCode) => void;
}

export function PhoneForm(props: PhoneFormProps) {
  const { submitLabel, busy, error, idSuffix, onSubmit, phone, onPhone, onCountry } = props;
  const input = useFocusOnError<HTMLInputElement>(error);
  return (
    <Form onSubmit={() => onSubmit(input.current?.value ?? phone.text)}>
      <PhoneInput
        ref={input}
        id={`phone-input${idSuffix}`}
        country={phone.country}
        onCountryChange={onCountry}
        value={phone.text}
        onChange={onPhone}
        error={error}
        autoFocusOnScreen
      />
      <Button type="submit" busy={busy}>
        {submitLabel}
      </Button>
    </Form>
  );
}
