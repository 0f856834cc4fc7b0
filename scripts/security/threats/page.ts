import { met } from '../row';
import type { Section } from '../row';

export const PAGE_THREATS: Section = {
  title: 'The page and what it shows',
  rows: [
    met(
      'Markup in an error text, an app’s name or a consent text runs as code.',
      'Texts of others are text nodes. The widget has no HTML sink; the build counts those of React and fails on any other.',
      'src/ui/ErrorText.test.tsx: takes markup in a message as words',
      'src/screens/idp/attacks.test.tsx: an app’s name is text, never markup',
      'src/screens/idp/manifest.test.tsx: what it says is text, never markup',
    ),
    met(
      'An address inside a provider’s error text leads to a phishing page.',
      'Only https addresses of the provider’s own help pages become links.',
      'src/ui/ErrorText.test.tsx: leaves https://stytch.com.evil.example/docs as text',
      'src/ui/ErrorText.test.tsx: leaves javascript:alert(1)//https://stytch.com as text',
    ),
    met(
      'A value of an answer sends the page to `javascript:` or another scheme.',
      'The page goes to http and https addresses only.',
      'src/domain/webAddress.test.ts: Page address: where a page may be sent',
      'src/browser/navigation.test.ts: Page address: the page is sent elsewhere',
      'e2e/signIn/social.e2e.ts: the redirect URL javascript:document.body.dataset.attacked=1 navigates nowhere',
    ),
    met(
      'The widget forces a page to weaken its content security policy.',
      "Every widget works under `default-src 'none'` with no `unsafe-inline` and no `unsafe-eval`, and under Trusted Types.",
      'e2e/hosting/strictPages.e2e.ts: all kinds of widgets of a stranger work in light DOM',
      'e2e/hosting/strictPages.e2e.ts: with scripts allowed by nonce alone, chunks, captcha and telemetry carry the nonce',
    ),
    met(
      'A configured address makes the loader fetch a script from elsewhere.',
      'The loader takes the configured addresses of captcha, telemetry and One Tap, and refuses every other.',
      'src/browser/scripts.test.ts: refuses every other: https://evil.example/captcha.js',
      'src/browser/scripts.test.ts: makes none before a script is wanted, nor for an address that it refuses',
    ),
    met(
      'A script of the page makes the Trusted Types policy bless any address through the chunk loader’s global.',
      'The policy lets through chunks of the bundle, from where they are, and configured addresses of the web.',
      'e2e/attacks/scriptPolicy.e2e.ts: the policy makes URLs of the widget’s chunks and configured scripts, and refuses every other',
      'src/browser/scripts.test.ts: gives a script address to nobody who asks it for another one',
    ),
    met(
      'A theme value carries CSS rules of its own.',
      'Each value is one value of its CSS property, by its text and by `CSS.supports`; else the default is drawn and the developer told.',
      'e2e/attacks/themeInjection.e2e.ts: Theme values with CSS injection',
      'src/domain/themeValues.test.ts: nothing that passes ends its declaration or begins a rule',
    ),
    met(
      'A text of the host that is nested 20,000 deep takes the form’s place with an error.',
      'Beyond 50 levels it is shown as given, and the developer is told.',
      'src/mount/developmentNotes.test.tsx: one that is nested 20,000 deep is shown as given, and the developer is told',
      'src/domain/stringAdvice.test.ts: names the texts that are shown as given',
    ),
    met(
      'Elements of the page with names such as `createElement` or `body` stand in for what the widget asks the browser for.',
      'The widget works on a page that has them.',
      'e2e/hosting/hostPages.e2e.ts: elements whose ids shadow browser globals change nothing',
    ),
    met(
      'A foreign string such as `constructor` is looked up in a table and reaches a prototype.',
      'Such tables are maps, or ask `Object.hasOwn`.',
      'src/browser/wallets/failure.test.ts: Crypto: what wallets refuse with',
      'src/domain/oneTap.test.ts: has no message for "constructor"',
      'src/domain/urlToken.test.ts: reads a type that every object has',
    ),
  ],
};
