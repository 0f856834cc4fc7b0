import { WIDGET_LOOK } from '../../../demo/page/session/widgetColors';
import { DEFAULT_CHOICE } from '../../../playground/choice';
import { chosenArgs } from '../../../playground/mountArgs';

/** The widget of the first page: for its HTML, which the build writes, and for the mount, which adopts it. */
export const HOME_ARGS = {
  config: { ...chosenArgs(DEFAULT_CHOICE).config },
  styles: WIDGET_LOOK,
  colorScheme: 'auto' as const,
};
