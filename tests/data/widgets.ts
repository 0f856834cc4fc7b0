import { resolveConfig, type WidgetConfig } from '../../src/domain/config/config';
import { resolveTheme } from '../../src/domain/theme/theme';
import type { WidgetSetup } from '../../src/store/widgets';

/** The store's data of a mounted login widget. */
export const makeSetup = (config: WidgetConfig = {}): WidgetSetup => ({
  kind: 'login',
  config: resolveConfig(config),
  theme: resolveTheme(),
  strings: {},
  idSuffix: '',
});
