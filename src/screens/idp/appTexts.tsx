import type { ReactNode } from 'react';
import type { MessageVariables } from '../../domain/text/messages';
import { useStrings } from '../../ui/text/strings';
import { Quoted } from '../../ui/text/Quoted';
import { useScreen } from '../hooks';
import { clientNameOf, idpSlice } from './slice';
import { idpStrings } from './strings';

/** Texts with the app's name. The widget's own name for an app without one has no quotation marks. */
export function useAppTexts() {
  const t = useStrings(idpStrings);
  const name = clientNameOf(useScreen(idpSlice).oidc_client);
  const clientName = name || t('idpConsent.defaultClientName');
  return (id: keyof typeof idpStrings, variables?: MessageVariables): ReactNode =>
    t.rich(id, { clientName, ...variables }, name ? { clientName: () => <Quoted name={name} /> } : undefined);
}
