import { transition } from '../../store/widget';
import { BackButton } from '../../ui/buttons/BackButton';
import { useWidgetDispatch } from './hooks';

/** §2 Screens: the back button of all screens but Main. */
export function BackToMain() {
  const dispatch = useWidgetDispatch();
  return <BackButton onClick={() => dispatch(transition('Main'))} />;
}
