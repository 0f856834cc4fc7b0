// Runs before the page is drawn, so that a chosen colour scheme is there from the first frame.
import { restoreTheme } from '../../demo/page/parts/theme';

restoreTheme();
