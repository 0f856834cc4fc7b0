import { UNREACHABLE } from '../../domain/errors';
import { Button } from '../../ui/Button';
import { sharedStrings } from '../../ui/shared.strings';
import { Form } from '../../ui/Stack';
import { useStrings } from '../../ui/strings';
import { TextInput } from '../../ui/TextInput';
import { submitLabelOf, type TabMethod } from './productBlocks';
import { mainStrings } from './strings';

interface PhoneFormPlaceProps {
  method: TabMethod;
  idSuffix: string;
  failed: boolean;
  onRetry: () => void;
}

/** Holds the phone form's place, line by line, until its code is there: nothing moves when it comes. */
export function PhoneFormPlace({ method, idSuffix, failed, onRetry }: PhoneFormPlaceProps) {
  const t = useStrings(mainStrings);
  const shared = useStrings(sharedStrings);
  return (
    <Form onSubmit={onRetry}>
      <TextInput
        id={`phone-input${idSuffix}`}
        name="phone"
        autoComplete="off"
        label={shared('formField.phone.label')}
        value=""
        onChange={() => undefined}
        error={failed ? UNREACHABLE : null}
        disabled
      />
      <Button type="submit" disabled={!failed}>
        {failed ? shared('button.retry') : t(submitLabelOf(method))}
      </Button>
    </Form>
  );
}
