import type { ReactNode } from 'react';
import { useStrings } from '../../ui/strings';
import { Bold, Ltr } from '../../ui/Text';
import { useWidget } from '../hooks';
import { passwordStrings } from './strings';

const TAGS = {
  bold: (children: ReactNode) => (
    <Bold>
      <Ltr>{children}</Ltr>
    </Bold>
  ),
};

/** A text that names the visitor's address, in bold. */
export function useTextWithEmail(): (id: keyof typeof passwordStrings) => ReactNode {
  const t = useStrings(passwordStrings);
  const { email } = useWidget(({ widget }) => widget.formState.passwordState);
  return (id) => t.rich(id, { email }, TAGS);
}
