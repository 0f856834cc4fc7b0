// Runs before the first paint, so that the page is painted in the chosen colour scheme from the start.
import { restoreTheme } from '../../demo/page/parts/theme';

restoreTheme();
