import { resolveConfig, type WidgetConfig } from '../../src/domain/config/config';
import { resolveTheme } from '../../src/domain/theme/theme';
import type { WidgetSetup } from '../../src/store/widgets';

/** What a mount of the sign-in widget puts into the store. */
export const makeSetup = (config: WidgetConfig = {}): WidgetSetup => ({
  kind: 'login',
  config: resolveConfig(config),
  theme: resolveTheme(),
  strings: {},
  idSuffix: '',
});
