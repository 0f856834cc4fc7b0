import { isAboutInput } from '../../../domain/inputErrors';
import { Button } from '../../../ui/Button';
import { PhoneInput } from '../../../ui/PhoneInput';
import { Form } from '../../../ui/Stack';
import { useStrings } from '../../../ui/strings';
import { useFocusOnError } from '../../../ui/useFocusOnError';
import { useActions, useScreen, useWidget } from '../../hooks';
import { frontTab, submitLabelOf } from '../productBlocks';
import { countryChanged, mainSlice, phoneChanged, submitted } from '../slice';
import { mainStrings } from '../strings';

const ACTIONS = { countryChanged, phoneChanged, submitted };

export function PhoneForm() {
  const t = useStrings(mainStrings);
  const { phone, status, error, tab } = useScreen(mainSlice);
  const { config, idSuffix } = useWidget(({ setup }) => setup);
  const actions = useActions(ACTIONS);
  const input = useFocusOnError<HTMLInputElement>(error);
  const withPasskeys = config.products.includes('passkeys');
  const method = frontTab(config, tab) ?? 'sms';
  return (
    <Form onSubmit={() => actions.submitted({ method, value: input.current?.value ?? phone.text })}>
      <PhoneInput
        ref={input}
        id={`phone-input${idSuffix}`}
        country={phone.country}
        onCountryChange={actions.countryChanged}
        value={phone.text}
        onChange={actions.phoneChanged}
        error={error}
        invalid={isAboutInput(error)}
        autoComplete={withPasskeys ? 'username webauthn' : undefined}
        ignoredBy1Password={withPasskeys}
        autoFocusOnScreen
      />
      <Button type="submit" busy={status === 'sending'}>
        {t(submitLabelOf(method))}
      </Button>
    </Form>
  );
}
