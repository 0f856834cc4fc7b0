import type { EntryServices } from '../../browser/services/services.entry';
import type { ButtonCounts } from '../../domain/config/productBlocks';
import type { MainButtons } from '../../screens/flows/flow';
import type { WidgetSetup } from '../../store/widgets';
import { BROWSER_BUTTONS } from '../paint/mainButtons';

/**
 * Counts the buttons of Main whose number depends on the browser. A painted Main is invisible until they are counted or the time limit has
 * passed; a server's Main has the usual number meanwhile. Later counts are ignored.
 * @param changed called when a number becomes known later
 */
export function createButtonCounts(
  page: EntryServices,
  isRendered: boolean,
  changed: () => void,
  ended: AbortSignal,
) {
  let counts: ButtonCounts = {};

  function countOf(
    { name, isNeeded, count, usual, limitMs }: MainButtons<EntryServices>,
    setup: Pick<WidgetSetup, 'config'>,
  ): void {
    const counted = isNeeded(setup, page) ? count(setup.config, page) : 0;
    const set = (known: number | null) => {
      counts = { ...counts, [name]: known };
    };
    if (typeof counted === 'number') return set(counted);
    set(isRendered ? usual : null);
    let isCounted = false;
    const onCount = (known: number) => {
      if (isCounted || ended.aborted) return;
      isCounted = true;
      set(known);
      changed();
    };
    const timer = setTimeout(onCount, limitMs, 1);
    ended.addEventListener('abort', () => clearTimeout(timer));
    void counted.then(onCount);
  }

  return {
    current: () => counts,
    count: (setup: Pick<WidgetSetup, 'config'>) =>
      BROWSER_BUTTONS.forEach((buttons) => countOf(buttons, setup)),
  };
}
