import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { declarationsOf } from '../src/domain/theme/tokens';
import { resolveTheme } from '../src/domain/theme/theme';
import type { Styles } from '../src/domain/theme/styles';
import { createSheet } from '../src/ui/styling/sheet';
import { createStyleCache } from '../src/ui/styling/styleCache';
import { UiProvider } from '../src/ui/UiProvider';
import { messageFormatter } from '../src/ui/text/messageFormatter';

interface UiOptions {
  styles?: Styles;
  strings?: Record<string, string>;
  localeMessages?: Record<string, string>;
  locale?: string;
}

/** Renders components of `ui/` as in a widget: with a theme, a style cache and the host's strings. */
export function renderUi(element: ReactElement, options: UiOptions = {}): RenderResult {
  const anchor = document.body.appendChild(document.createElement('div'));
  const styleCache = createStyleCache(() => createSheet(document, anchor));
  anchor.style.cssText = declarationsOf(resolveTheme(options.styles));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider
      styleCache={styleCache}
      formatter={messageFormatter}
      strings={options.strings ?? {}}
      localeMessages={options.localeMessages}
      locale={options.locale}
    >
      {children}
    </UiProvider>
  );
  const result = render(element, { wrapper, container: anchor });
  return {
    ...result,
    unmount() {
      result.unmount();
      styleCache.dispose();
      anchor.remove();
    },
  };
}
