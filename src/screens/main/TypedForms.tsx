import type { ReactNode } from 'react';
import { useStrings } from '../../ui/strings';
import { Tabs } from '../../ui/Tabs';
import { EmailForm } from './EmailForm';
import { isPhoneTab, submitLabelOf, type TabMethod } from './productBlocks';
import type { MainState } from './slice';
import { mainStrings } from './strings';

export interface TypedFormsProps {
  tabs: readonly TabMethod[];
  idSuffix: string;
  state: MainState;
  /** Passkeys are among the ways in: what names the visitor may be filled by one. */
  withPasskeys: boolean;
  /** The phone number's form, or what stands in for it. */
  phoneForm: ReactNode;
  onTab: (tab: TabMethod) => void;
  onEmail: (text: string) => void;
  onSubmit: (method: TabMethod, value: string) => void;
}

const TAB_LABELS = {
  magicLink: 'tab.email',
  password: 'tab.email',
  email: 'tab.email',
  sms: 'tab.text',
  whatsapp: 'tab.whatsapp',
} as const satisfies Record<TabMethod, keyof typeof mainStrings>;

/** The ways in that begin with typing: one form, or tabs when there are several. */
export function TypedForms(props: TypedFormsProps) {
  const { tabs, state, idSuffix, withPasskeys, phoneForm, onTab, onEmail, onSubmit } = props;
  const t = useStrings(mainStrings);
  const method = tabs.find((tab) => tab === state.tab) ?? tabs[0];
  if (!method) return null;
  const form = isPhoneTab(method) ? (
    phoneForm
  ) : (
    <EmailForm
      submitLabel={t(submitLabelOf(method))}
      busy={state.status === 'sending'}
      error={state.error}
      idSuffix={idSuffix}
      withPasskeys={withPasskeys}
      onSubmit={(value) => onSubmit(method, value)}
      email={state.email}
      onEmail={onEmail}
    />
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
