import { startDisclosure } from './disclosure';
import { startScrollBoxes } from './scrollBoxes';
import { startSearch } from './search/dialog';
import { startThemeSwitch } from './themeSwitch';

startThemeSwitch();
startDisclosure();
startScrollBoxes();
startSearch(document.body.dataset.root ?? '');
