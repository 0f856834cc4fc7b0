import { createClient } from '../../index';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { EMAIL_CODE, emailField } from '../../../tests/visits/signIn';
import type { ColorScheme, Styles } from '../../domain/theme/styles';

const page = setUpWidgetPage();

/** Styles that count how often the font size is read. */
function countedStyles(size: string) {
  const counted = { reads: 0 };
  const styles: Styles = {
    get fontSize() {
      counted.reads += 1;
      return size;
    },
  };
  return { styles, counted };
}

/** A client with a live token, for which no advice reads the styles. */
async function liveClient() {
  const public_token = 'public-token-live-theme';
  await page.control.createProject({ public_token });
  const client = createClient(public_token, page.options);
  page.onCleanUp(() => client.destroy());
  return client;
}

const sizeOf = (element: Element) => getComputedStyle(element).getPropertyValue('--pricerx-font-size');

describe('§3 Theme: resolved once for each mount', () => {
  it.each<[ColorScheme, number]>([
    ['light', 1],
    // The widget is light and invisible until the chunk of the dark scheme is loaded.
    ['dark', 2],
  ])('%s: the host’s styles are read as often as the theme changes (%i)', async (colorScheme, reads) => {
    const { styles, counted } = countedStyles('19px');
    const client = await liveClient();
    const { element, rerender } = renderWidget(page, { client, config: EMAIL_CODE, styles, colorScheme });
    await emailField();
    await page.idle();
    expect(sizeOf(element)).toBe('19px');
    expect(counted.reads).toBe(reads);

    const next = countedStyles('21px');
    rerender({ styles: next.styles });
    await page.idle();
    expect(sizeOf(element)).toBe('21px');
    expect(next.counted.reads).toBe(1);
    expect(counted.reads).toBe(reads);
  });

  it('another mount with the same object reads it again, because the host may have changed it', () => {
    const styles = { fontSize: '19px' };
    const { element, rerender } = renderWidget(page, { config: EMAIL_CODE, styles });
    expect(sizeOf(element)).toBe('19px');
    styles.fontSize = '21px';
    rerender();
    expect(sizeOf(element)).toBe('21px');
  });
});
