import { HOST_STYLES } from '../../support/site/hostStyles';
import { EMAIL_CODE } from '../../support/widget/widget';
import { documentOf, type HostPage } from '../hostPage';

const SHADOW = { config: { ...EMAIL_CODE, enableShadowDOM: true } };
const styled = (css: string) => documentOf({ head: `<style>${css}</style>` });

/** Languages, encodings and style sheets of the page. */
export const STYLES: HostPage[] = [
  {
    name: 'in windows-1252, with texts in Japanese and scripts without a charset',
    html: documentOf({ html: '<!doctype html><html lang="ja">' }),
    encoding: 'latin1',
    headers: { 'content-type': 'text/html; charset=windows-1252' },
    args: { locale: 'ja' },
    fieldNames: ['メールアドレス', '6 桁の確認コードを入力'],
  },
  {
    name: 'in quirks mode, without a language and a viewport',
    html: documentOf({ html: '<html>' }),
  },
  {
    name: 'as XHTML',
    html: documentOf({ html: '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" lang="en">' }),
    headers: { 'content-type': 'application/xhtml+xml; charset=utf-8' },
  },
  {
    name: 'with * { all: unset !important }',
    html: styled('* { all: unset !important } head, script, style, title { display: none !important }'),
    // Its field is a pixel wide then. docs/hosting.md asks for a shadow root on such pages.
    notIn: ['WebKit'],
  },
  {
    name: 'with * { all: unset !important } and a shadow root',
    html: styled('* { all: unset !important } head, script, style, title { display: none !important }'),
    args: SHADOW,
  },
  {
    name: 'with body { display: flex; direction: rtl }',
    html: styled('body { display: flex; direction: rtl }'),
  },
  {
    name: 'with a grid, no wrapping and no selection',
    html: styled(
      'body { display: grid; place-items: center; min-height: 100vh; white-space: nowrap; user-select: none; text-align: center; text-transform: uppercase }',
    ),
  },
  ...HOST_STYLES.filter(({ shadowOnly }) => !shadowOnly).map(({ name, css }): HostPage => ({
    name: `with ${name}`,
    html: styled(css),
  })),
];
