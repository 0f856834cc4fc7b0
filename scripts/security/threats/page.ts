import { met, open } from '../row';
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
      'src/domain/webAddress.test.ts: Where a page may be sent',
      'src/browser/navigation.test.ts: The page is sent elsewhere',
      'e2e/social.e2e.ts: javascript:document.body.dataset.attacked=1 goes nowhere',
    ),
    met(
      'The widget forces a page to weaken its content security policy.',
      "Every widget works under `default-src 'none'` with no `unsafe-inline` and no `unsafe-eval`, and under Trusted Types.",
      'e2e/strictPages.e2e.ts: all kinds of widgets of a stranger do their work, in light DOM',
      'e2e/strictPages.e2e.ts: scripts by a nonce alone: chunks and the scripts of others carry it',
    ),
    met(
      'A configured address makes the loader fetch a script from elsewhere.',
      'The loader takes the configured addresses of captcha, telemetry and One Tap, and refuses every other.',
      'src/browser/scripts.test.ts: refuses every other: https://evil.example/captcha.js',
      'src/browser/scripts.test.ts: makes none before a script is wanted, nor for an address that it refuses',
    ),
    open(
      'A script of the page makes the Trusted Types policy bless any address through the chunk loader’s global.',
      'The policy passes on the address of a chunk as it is.',
    ),
    open('A theme value carries CSS rules of its own.', 'Values are not yet checked for their property.'),
    open(
      'A text of the host that is nested 20,000 deep takes the form’s place with an error.',
      'The parser has no limit of depth yet.',
      'src/domain/messages.test.ts: never throws, whatever the host wrote',
    ),
    met(
      'Elements of the page with names such as `createElement` or `body` stand in for what the widget asks the browser for.',
      'The widget works on a page that has them.',
      'e2e/hostPages.e2e.ts: elements whose names stand for what a program asks the browser for',
    ),
    open(
      'A foreign string such as `constructor` is looked up in a table and reaches a prototype.',
      'Done for One Tap’s reasons and for token types; not yet for the codes of wallets.',
      'src/domain/oneTap.test.ts: has no message for "constructor"',
      'src/domain/urlToken.test.ts: reads a type that every object has',
    ),
  ],
};
