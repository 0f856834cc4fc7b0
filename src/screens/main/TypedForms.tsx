import type { ReactNode } from 'react';
import { isPhoneTab, isTabOf, tabMessages, type TabMethod } from '../../domain/config/productBlocks';
import { dialCodeOf, isCountryCode, type CountryCode } from '../../domain/phones/countries';
import { Button } from '../../ui/buttons/Button';
import { Tabs } from '../../ui/buttons/Tabs';
import { EmailInput } from '../../ui/inputs/EmailInput';
import { PhoneInput } from '../../ui/inputs/PhoneInput';
import { Form, textOf } from '../../ui/layout/Stack';
import { useMessages } from '../../ui/text/messages';
import { sharedStrings } from '../../ui/text/shared.strings';
import { useElementId } from '../../ui/useElementId';
import { countryChanged, emailChanged, phoneChanged, submitted, tabChosen, type MainAction } from './reducer';
import type { MainState } from './state';
import { mainStrings } from './strings';

/** Where the visitor's input goes, and what the app adds to the form. */
export interface MainParts {
  dispatch: (action: MainAction) => void;
  /** Below the email field, when it has no error. */
  suggestion?: ReactNode;
  /** Below the button of the form. */
  question?: ReactNode;
  /** The dial code to show for a typed number. The entry shows that of the country. */
  typedDialCode?: (country: CountryCode, text: string) => string;
}

interface TypedFormsProps extends MainParts {
  tabs: readonly TabMethod[];
  /** Country of a phone number without a country code. */
  defaultCountry: CountryCode;
  state: MainState;
  /** Whether the browser offers passkeys in the input, and one was used the last time. */
  isPasskeyLast: boolean;
  /** Whether passkeys are a product, so that the browser may offer them in the input. */
  withPasskeys: boolean;
}

/** The form of a typed sign-in method, or tabs if there are several. */
export function TypedForms(props: TypedFormsProps) {
  const { tabs, state, withPasskeys, defaultCountry, dispatch } = props;
  const t = useMessages(mainStrings);
  const shownText = useMessages(sharedStrings);
  const isLast = (tab: TabMethod) => isTabOf(tab, state.lastUsed);
  const method = tabs.find((tab) => tab === state.tab) ?? tabs.find(isLast) ?? tabs[0];
  // Another button for each tab: a label that changes in place would count as moved when the mount opens the tab.
  const submitId = useElementId(`main-submit-${method}`);
  if (!method) return null;
  const { error } = state;
  const isPhone = isPhoneTab(method);
  const shownCountry = state.phone.country ?? defaultCountry;
  const submit = (fields: HTMLFormControlsCollection) => {
    if (!isPhone) return dispatch(submitted({ method, value: textOf(fields, 'email') }));
    const chosen = textOf(fields, 'country');
    const country = isCountryCode(chosen) ? chosen : shownCountry;
    const origin = { country, dialCode: dialCodeOf(country) };
    dispatch(submitted({ method, value: textOf(fields, 'phone'), origin }));
  };
  const field = {
    error,
    note: props.isPasskeyLast ? shownText('lastUsed.passkey') : t(`hint.${method}`),
    autoComplete: withPasskeys ? 'username webauthn' : undefined,
    ignoredBy1Password: withPasskeys,
    autoFocusOnScreen: true,
  };
  const form = (
    <Form key={isPhone ? 'phone' : 'email'} onSubmit={submit} error={error}>
      {isPhone ? (
        <PhoneInput
          {...field}
          country={shownCountry}
          firstCountry={defaultCountry}
          onCountryChange={(country) => dispatch(countryChanged(country))}
          value={state.phone.text}
          onChange={(text) => dispatch(phoneChanged(text))}
          typedDialCode={props.typedDialCode}
        />
      ) : (
        <EmailInput
          {...field}
          suggestion={props.suggestion}
          hidesNote={state.suggestion !== null}
          value={state.email}
          onChange={(text) => dispatch(emailChanged(text))}
        />
      )}
      <Button
        id={submitId}
        type="submit"
        pending={state.status === 'sending'}
        badge={isLast(method) ? shownText('lastUsed.label') : undefined}
      >
        {t(tabMessages(method).button)}
      </Button>
      {props.question}
    </Form>
  );
  if (tabs.length < 2) return form;
  return (
    <Tabs
      tabs={tabs.map((tab) => ({ id: tab, label: t(tabMessages(tab).tab) }))}
      selected={method}
      onSelect={(tab) => dispatch(tabChosen(tab))}
      label={t('tab.ariaLabel')}
    >
      {form}
    </Tabs>
  );
}
