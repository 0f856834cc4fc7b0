import { Success } from '../../ui/feedback/Success';
import { appStrings } from '../../ui/text/app.strings';
import { useMessages } from '../../ui/text/messages';
import { BackToMain } from './BackToMain';
import { useWidget } from './hooks';

interface ConfirmedProps {
  title?: string;
  children: string;
}

/** §2 Success screens: the visitor has signed in. Without a back button in the reset widget, which has no Main. */
export function Confirmed({ title, children }: ConfirmedProps) {
  const app = useMessages(appStrings);
  const hasMain = useWidget(({ setup }) => setup.kind === 'login');
  return (
    <Success title={title ?? app('success.title')} back={hasMain && <BackToMain />}>
      {children}
    </Success>
  );
}
