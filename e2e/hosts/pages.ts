import type { HostPage } from './hostPage';
import { NAVIGATION } from './rows/navigation';
import { OLD_SCRIPTS } from './rows/oldScripts';
import { PLACES } from './rows/places';
import { SCRIPT_TAGS } from './rows/scriptTags';
import { STYLES } from './rows/styles';
import { TOOLS } from './rows/tools';

/** The zoo of pages. */
export const HOST_PAGES: readonly HostPage[] = [
  ...OLD_SCRIPTS,
  ...STYLES,
  ...PLACES,
  ...NAVIGATION,
  ...TOOLS,
  ...SCRIPT_TAGS,
];
