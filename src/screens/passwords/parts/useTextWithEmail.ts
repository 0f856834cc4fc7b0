import type { ReactNode } from 'react';
import { useMessages } from '../../../ui/text/messages';
import { useWidget } from '../../shared/hooks';
import { passwordStrings } from '../strings';

/** Texts that contain the visitor's email address. */
export function useTextWithEmail(): (id: keyof typeof passwordStrings) => ReactNode {
  const t = useMessages(passwordStrings);
  const { email } = useWidget(({ widget }) => widget.formState.passwordState);
  return (id) => t.rich(id, { email });
}
