import type { ReactNode } from 'react';
import type { CountryCode, PhoneOrigin } from '../../domain/phones/countries';
import { useMessages } from '../../ui/text/messages';
import { sharedStrings } from '../../ui/text/shared.strings';
import { Tabs } from '../../ui/buttons/Tabs';
import { EmailForm } from './EmailForm';
import { PhoneForm } from './PhoneForm';
import { useElementId } from '../../ui/useElementId';
import { isPhoneTab, isTabOf, tabMessages, type TabMethod } from '../../domain/config/productBlocks';
import type { MainState, Submission } from './state';
import { mainStrings } from './strings';

/** Handlers of the visitor's input. */
export interface MainHandlers {
  onTab: (tab: TabMethod) => void;
  onEmail: (text: string) => void;
  onPhone: (text: string) => void;
  onCountry: (country: CountryCode) => void;
  onSubmit: (submission: Submission) => void;
  /** Below the email field, when it has no error. */
  suggestion?: ReactNode;
  /** The dial code to show for a typed number. The entry shows that of the country. */
  typedDialCode?: (country: CountryCode, text: string) => string;
}

export interface TypedFormsProps extends MainHandlers {
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
  const { tabs, state, withPasskeys, onTab, onEmail, onPhone, onCountry, onSubmit } = props;
  const t = useMessages(mainStrings);
  const shownText = useMessages(sharedStrings);
  const isLast = (tab: TabMethod) => isTabOf(tab, state.lastUsed);
  const method = tabs.find((tab) => tab === state.tab) ?? tabs.find(isLast) ?? tabs[0];
  // Another button for each tab: a label that changes in place would count as moved when the mount opens the tab.
  const submitId = useElementId(`main-submit-${method}`);
  if (!method) return null;
  const shared = {
    submitId,
    submitLabel: t(tabMessages(method).button),
    pending: state.status === 'sending',
    error: state.error,
    withPasskeys,
    badge: isLast(method) ? shownText('lastUsed.label') : undefined,
    note: props.isPasskeyLast ? shownText('lastUsed.passkey') : undefined,
    onSubmit: (value: string, origin?: PhoneOrigin) => onSubmit({ method, value, origin }),
  };
  const form = isPhoneTab(method) ? (
    <PhoneForm
      {...shared}
      phone={state.phone}
      defaultCountry={props.defaultCountry}
      onPhone={onPhone}
      onCountry={onCountry}
      typedDialCode={props.typedDialCode}
    />
  ) : (
    <EmailForm {...shared} suggestion={props.suggestion} email={state.email} onEmail={onEmail} />
  );
  if (tabs.length < 2) return form;
  return (
    <Tabs
      tabs={tabs.map((tab) => ({ id: tab, label: t(tabMessages(tab).tab) }))}
      selected={method}
      onSelect={onTab}
      label={t('tab.ariaLabel')}
    >
      {form}
    </Tabs>
  );
}
