import type { Theme as WidgetTheme } from '../../domain/theme/theme';

declare module '@emotion/react' {
  export interface Theme extends WidgetTheme {
    typography: WidgetTheme['typography'];
  }
}
