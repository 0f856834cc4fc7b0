import { words } from '../../language/language';
import { button, el } from '../../parts/dom';
import { hasExtension, recorder } from './recording';

/** The section of the developer panel for the store's history. Its code is loaded by the button "Show the history". */
export const timeTravelSection = (): HTMLElement => {
  const place = el('div');

  const open = async (): Promise<void> => {
    const found = recorder();
    if (found === undefined) return location.reload();
    place.replaceChildren(el('p', { class: 'soft', role: 'status' }, words('Loading…')));
    try {
      const { showTimeTravel } = await import(/* webpackChunkName: "timeTravel" */ './TimeTravel');
      place.replaceChildren();
      showTimeTravel(place, found);
    } catch {
      place.replaceChildren(el('p', { role: 'alert' }, words('Time travel could not be loaded.')), opener());
    }
  };
  const opener = (): HTMLElement =>
    button(words(recorder() ? 'Show the history' : 'Record from now on (reloads)'), () => void open(), {
      className: 'chip',
    });

  place.append(
    hasExtension()
      ? el('p', { class: 'soft' }, words('The Redux DevTools of this browser record the store: open them.'))
      : opener(),
  );
  return el('div', { class: 'developer__travel' }, el('h3', {}, words('Time travel')), place);
};
