import { Activity, Component, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { flowOf, screenComponent } from '../../screens/flows/flows';
import { useWidget } from '../../screens/shared/hooks';
import { reactContainer } from './reactContainer';

/** React before 19.2, which a host may have, has none. */
const Hidden: typeof Activity | undefined = Activity;

/** Shows nothing instead of a screen that could not be rendered in advance. */
class Silence extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return !this.state.failed && this.props.children;
  }
}

/**
 * Renders the expected screen once in advance, while the visitor types or the provider answers, in an element outside of the page: when the
 * screen is shown, the browser has compiled its code and has its styles. React renders a hidden `Activity` when it has nothing else to do,
 * and runs none of its effects.
 */
export function Rehearsal() {
  const [place] = useState(() => reactContainer(document.createElement('div')));
  const expected = useWidget(({ widget: { expected: screen, ready } }) =>
    screen && ready.includes(flowOf(screen)) ? screen : null,
  );
  const Screen = expected && screenComponent(expected);
  if (!Screen || !Hidden) return null;
  return createPortal(
    <Silence key={expected}>
      <Hidden mode="hidden">
        <Screen />
      </Hidden>
    </Silence>,
    place,
  );
}
