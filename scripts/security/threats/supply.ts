import { open } from '../row';
import type { Section } from '../row';

export const SUPPLY_THREATS: Section = {
  title: 'What is shipped',
  rows: [
    open('A file of the widget is changed on its way or on a CDN.', 'No integrity values yet.'),
    open(
      'Nobody can tell which packages are in the bundle, and in which version.',
      'No list of parts and no notices yet.',
    ),
  ],
};
