import { met } from '../row';
import type { Section } from '../row';

export const PAGE_THREATS: Section = {
  title: 'Content of the page',
  rows: [
    met(
      'Markup in an error text, an app’s name or a consent text runs as code.',
      'Foreign texts are text nodes. The widget has no HTML sink; the build counts those of React and fails on any other.',
      'src/ui/feedback/ErrorText.test.tsx: shows markup in a message as text',
      'src/screens/idp/attacks.broad.test.tsx: an app’s name is shown as text, never as markup',
      'src/screens/idp/manifest.test.tsx: its texts are shown as text, never as markup',
    ),
    met(
      'An address inside a provider’s error text leads to a phishing page.',
      'Only https addresses of the provider’s own help pages become links.',
      'src/ui/feedback/ErrorText.test.tsx: does not make a link of https://stytch.com.evil.example/docs',
      'src/ui/feedback/ErrorText.test.tsx: does not make a link of javascript:alert(1)//https://stytch.com',
    ),
    met(
      'A value of an answer makes the page navigate to `javascript:` or another scheme.',
      'The page navigates to http and https addresses only.',
      'src/domain/addresses/webAddress.test.ts: Page address: addresses that a page may go to',
      'src/browser/page/navigation.test.ts: Page address: navigation to another page',
      'e2e/broad/signIn/socialList.e2e.ts: the redirect URL javascript:document.body.dataset.attacked=1 navigates nowhere',
    ),
    met(
      'The widget forces a page to weaken its content security policy.',
      "Every widget works under `default-src 'none'` with no `unsafe-inline` and no `unsafe-eval`, and under Trusted Types.",
      'e2e/broad/hosting/strictPages.e2e.ts: all kinds of widgets of a signed-out visitor work in light DOM',
      'e2e/broad/hosting/strictPages.e2e.ts: with scripts allowed by nonce alone, chunks, captcha and telemetry carry the nonce',
    ),
    met(
      'The loader fetches a script from an address that is not configured.',
      'The loader accepts the configured addresses of captcha, telemetry and One Tap, and refuses all others.',
      'src/browser/page/scripts.test.ts: refuses any other address: https://evil.example/captcha.js',
      'src/browser/page/scripts.test.ts: creates no policy before a script is needed, nor for a refused address',
    ),
    met(
      'The Trusted Types policy accepts every address, so that a script can use it, for example through the chunk loader’s global.',
      'The policy accepts the chunk that is being loaded, from the folder of the script, and configured http(s) addresses. It does not protect against a script that already runs in the page: that script can configure addresses as the host page does.',
      'e2e/broad/attacks/scriptPolicy.e2e.ts: the policy accepts URLs of the widget’s chunks and configured scripts, and refuses all others',
      'src/browser/page/scripts.test.ts: the policy refuses any URL that is not configured',
    ),
    met(
      'A theme value adds CSS rules.',
      'Each value must be one value of its CSS property, by its text and by `CSS.supports`; otherwise the default is used and a warning logged.',
      'e2e/broad/attacks/themeInjection.e2e.ts: Theme values with CSS injection',
      'src/domain/theme/themeValues.test.ts: no accepted value ends its declaration or starts a rule',
    ),
    met(
      'A host’s text with 20,000 nested levels replaces the form by an error.',
      'A text with more than 50 levels is shown as written, and a warning is logged.',
      'src/mount/developmentNotes.test.tsx: a string with 20,000 nested arguments is shown unchanged, with a warning',
      'src/domain/text/stringAdvice.test.ts: names a text that is malformed',
    ),
    met(
      'Elements of the page with names such as `createElement` or `body` replace the browser’s functions that the widget uses (DOM clobbering).',
      'The widget works on a page that has them.',
      'e2e/broad/hosting/hostPages.e2e.ts: elements whose ids shadow browser globals change nothing',
    ),
    met(
      'A foreign string such as `constructor` is looked up in a table and reaches a prototype.',
      'Such tables are maps, or are read with `Object.hasOwn`.',
      'src/browser/wallets/failure.test.ts: Crypto: rejections by wallets',
      'src/domain/addresses/oneTap.test.ts: there is no message for "constructor"',
      'src/domain/addresses/urlToken.test.ts: reads a type named like a property of Object.prototype',
    ),
  ],
};
