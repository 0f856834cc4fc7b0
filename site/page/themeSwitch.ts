import { byId } from '../../demo/page/parts/dom';
import { chooseTheme, isDark, onThemeChange } from '../../demo/page/parts/theme';

/** The button for the dark colours. It is hidden without scripts. */
export const startThemeSwitch = (): void => {
  const button = byId('theme-switch');
  const show = (): void => button.setAttribute('aria-pressed', String(isDark()));
  button.hidden = false;
  button.addEventListener('click', () => chooseTheme(isDark() ? 'light' : 'dark'));
  onThemeChange(show);
  show();
};
