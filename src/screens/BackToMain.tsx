import { transition } from '../store/widget';
import { BackButton } from '../ui/buttons/BackButton';
import { useActions } from './hooks';

const ACTIONS = { transition };

/** §2 Screens: the back button of all screens but Main. */
export function BackToMain() {
  const actions = useActions(ACTIONS);
  return <BackButton onClick={() => actions.transition('Main')} />;
}
