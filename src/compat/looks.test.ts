import { makeElement, setUpWidgetPage } from '../../tests/renderWidget';
import { mountLogin, StytchUIClient, type StytchProps } from '../compat';
import { toArgs } from './args';

const page = setUpWidgetPage();

/** Mounts a login with these props, and returns what the console says. */
function warningsOf(props: object): string[] {
  const client = new StytchUIClient(page.publicToken, page.options);
  page.onCleanUp(() => client.destroy());
  const { unmount } = mountLogin({ client, elementId: makeElement(page), loading: 'eager', ...props });
  page.onCleanUp(unmount);
  return page.console.take('has no counterpart');
}

const stylesOf = (presentation: StytchProps['presentation'], styles = {}) => toArgs({ presentation, styles });

describe('§3 Theme: the provider’s looks', () => {
  it('styles of version 5 are ours', () => {
    const styles = {
      colors: { primary: '#111' },
      buttons: { primary: { textColor: '#fff' } },
      fontFamily: 'Inter',
    };
    expect(stylesOf({}, styles).styles).toEqual({ ...styles, hideHeaderText: undefined });
  });

  it('a theme of version 6 becomes styles, and a closer name overrides a general one', () => {
    const theme = {
      'font-family': 'Inter',
      'text-base': '18px',
      'rounded-base': '3px',
      'input-radius': '1px',
      'container-border': 'red',
      border: 'blue',
      primary: '#225577',
      destructive: '#a00',
    };
    expect(stylesOf({ theme }).styles).toMatchObject({
      fontFamily: 'Inter',
      fontSize: '18px',
      container: { borderRadius: '18px', borderColor: 'red' },
      buttons: {
        primary: { borderRadius: '6px', backgroundColor: '#225577' },
        secondary: { borderRadius: '6px' },
      },
      inputs: { borderRadius: '1px' },
      colors: { error: '#a00' },
    });
  });

  it.each([
    ['one theme', { primary: 'red' }, undefined, undefined],
    ['a dark theme', { 'color-scheme': 'dark', primary: 'red' }, 'dark', 'red'],
    ['a light and a dark theme', [{ primary: 'white' }, { primary: 'red' }], 'auto', 'red'],
  ])('%s has its colour scheme', (_, theme, colorScheme, dark) => {
    const args = stylesOf({ theme: theme as never });
    expect(args.colorScheme).toBe(colorScheme);
    expect((args.styles as { dark?: { buttons: object } }).dark?.buttons).toEqual(
      dark && { primary: { backgroundColor: dark, borderColor: dark } },
    );
  });

  it('options of version 6 become styles and config', () => {
    const logo = { url: '/logo.svg', alt: '' };
    const { styles, config } = stylesOf({ options: { hideHeaderText: true, logo, enableShadowDOM: true } });
    expect(styles).toMatchObject({ hideHeaderText: true, logo: { logoImageUrl: '/logo.svg' } });
    expect(config).toMatchObject({ enableShadowDOM: true });
    expect(toArgs({ config: { enableShadowDOM: true } }).config.enableShadowDOM).toBe(true);
  });

  it('each option without a counterpart causes one warning with the reason', () => {
    const props = {
      presentation: {
        theme: { spacing: '4px' },
        options: { buttonId: true, logo: { url: '', alt: 'Prices' } },
      },
      styles: { colors: { accent: 'red' } },
      config: { products: ['emailMagicLinks'], emailMagicLinksOptions: { locale: 'es' } },
      authTokenParams: { trustedAuthToken: 'a', tokenProfileID: 'b' },
    };
    expect(
      warningsOf(props)
        .map((line) => line.replace(/.*\] (\S+) has.*/, '$1'))
        .sort(),
    ).toEqual([
      'authTokenParams',
      'config.emailMagicLinksOptions.locale',
      'presentation.options.buttonId',
      'presentation.options.logo.alt',
      'presentation.theme.spacing',
      'styles.colors.accent',
    ]);
    expect(warningsOf(props)).toEqual([]);
    page.console.take('');
  });

  it('an unknown name gets the one that was meant', () => {
    warningsOf({
      presentation: { theme: { 'muted-foregruond': 'red' } },
      config: {
        products: ['emailMagicLinks'],
        emailMagicLinksOptions: { loginRedirectUrl: 'https://a.example' },
      },
    });
    expect(page.console.take('presentation.theme.muted-foregruond does nothing')[0]).toContain(
      '"muted-foreground"',
    );
    const meant = 'loginRedirectUrl does nothing. Did you mean "loginRedirectURL"?';
    expect(page.console.take(`config.emailMagicLinksOptions.${meant}`)).toHaveLength(1);
    page.console.take('');
  });
});
