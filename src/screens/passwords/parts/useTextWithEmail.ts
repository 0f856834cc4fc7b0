import type { ReactNode } from 'react';
import { useStrings } from '../../../ui/text/strings';
import { useWidget } from '../../hooks';
import { passwordStrings } from '../strings';

/** Texts that contain the visitor's email address. */
export function useTextWithEmail(): (id: keyof typeof passwordStrings) => ReactNode {
  const t = useStrings(passwordStrings);
  const { email } = useWidget(({ widget }) => widget.formState.passwordState);
  return (id) => t.rich(id, { email });
}
