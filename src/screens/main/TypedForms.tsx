import type { CountryCode } from '../../domain/dialCodes';
import { useStrings } from '../../ui/strings';
import { Tabs } from '../../ui/Tabs';
import { EmailForm } from './EmailForm';
import { PhoneForm } from './PhoneForm';
import type { TabMethod } from './productBlocks';
import type { MainState } from './slice';
import { mainStrings } from './strings';

export interface TypedFormsActions {
  onEmail: (text: string) => void;
  onPhone: (text: string) => void;
  onCountry: (country: CountryCode) => void;
  onSubmit: (method: TabMethod, value: string) => void;
}

interface TypedFormsProps extends TypedFormsActions {
  tabs: readonly TabMethod[];
  idSuffix: string;
  state: MainState;
  onTab: (tab: TabMethod) => void;
}

const TAB_LABELS = {
  magicLink: 'tab.email',
  email: 'tab.email',
  sms: 'tab.text',
  whatsapp: 'tab.whatsapp',
} as const satisfies Record<TabMethod, keyof typeof mainStrings>;

const SUBMIT_LABELS = {
  magicLink: 'button.emailLogin',
  email: 'button.emailLogin',
  sms: 'button.sms',
  whatsapp: 'button.whatsapp',
} as const satisfies Record<TabMethod, keyof typeof mainStrings>;

/** The ways in that begin with typing: one form, or tabs when there are several. */
export function TypedForms({ tabs, state, idSuffix, onTab, ...actions }: TypedFormsProps) {
  const t = useStrings(mainStrings);
  const method = tabs.find((tab) => tab === state.tab) ?? tabs[0];
  if (!method) return null;
  const common = {
    submitLabel: t(SUBMIT_LABELS[method]),
    busy: state.status === 'sending',
    error: state.error,
    idSuffix,
    onSubmit: (value: string) => actions.onSubmit(method, value),
  };
  const form =
    method === 'sms' || method === 'whatsapp' ? (
      <PhoneForm
        key="phone"
        {...common}
        phone={state.phone}
        onPhone={actions.onPhone}
        onCountry={actions.onCountry}
      />
    ) : (
      <EmailForm key="email" {...common} email={state.email} onEmail={actions.onEmail} />
    );
  if (tabs.length < 2) return form;
  return (
    <Tabs
      tabs={tabs.map((tab) => ({ id: tab, label: t(TAB_LABELS[tab]) }))}
      selected={method}
      onSelect={onTab}
      label={t('tab.ariaLabel')}
    >
      {form}
    </Tabs>
  );
}
