import { transition } from '../store/widget';
import { BackButton } from '../ui/BackButton';
import { useActions } from './hooks';

const ACTIONS = { transition };

/** §2 The back arrow: every screen but Main leads back there. */
export function BackToMain() {
  const actions = useActions(ACTIONS);
  return <BackButton onClick={() => actions.transition('Main')} />;
}
