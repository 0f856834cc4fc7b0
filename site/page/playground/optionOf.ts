/** The option that a field of the playground sets, as in docs/widget.md. */
export const OPTION_OF = {
  products: 'WidgetConfig.products',
  methods: 'OTPOptions.methods',
  providers: 'OAuthOptions.providers',
  theme: 'MountArgs.styles',
  colorScheme: 'MountArgs.colorScheme',
  language: 'MountArgs.locale',
  texts: 'MountArgs.strings',
  dom: 'WidgetConfig.enableShadowDOM',
  linkMinutes: 'EmailMagicLinksOptions.loginExpirationMinutes',
  codeMinutes: 'OTPOptions.expirationMinutes',
  oneTap: 'OAuthProviderOptions.one_tap',
  logo: 'SchemeStyles.logo',
  hideHeader: 'SchemeStyles.hideHeaderText',
} as const;
