import leven, { closestMatch } from 'leven';

/** Common domains of email addresses, also those that are close to another one, so that none is taken for a typing error. */
const COMMON = (
  'gmail.com googlemail.com yahoo.com ymail.com rocketmail.com hotmail.com outlook.com live.com msn.com passport.com icloud.com me.com mac.com ' +
  'aol.com aim.com mail.com email.com gmx.com gmx.net gmx.de gmx.at gmx.ch web.de t-online.de freenet.de arcor.de proton.me protonmail.com ' +
  'pm.me fastmail.com hey.com duck.com zoho.com tutanota.com tuta.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net ' +
  'charter.net earthlink.net btinternet.com sky.com orange.fr wanadoo.fr free.fr sfr.fr laposte.net libero.it virgilio.it tiscali.it ' +
  'alice.it mail.ru bk.ru list.ru inbox.ru yandex.ru yandex.com rambler.ru ya.ru wp.pl o2.pl onet.pl op.pl interia.pl uol.com.br ' +
  'bol.com.br terra.com.br qq.com 163.com 126.com sina.com sohu.com foxmail.com naver.com daum.net hanmail.net docomo.ne.jp ezweb.ne.jp ' +
  'rediffmail.com yahoo.co.uk hotmail.co.uk live.co.uk yahoo.co.jp yahoo.co.in yahoo.com.br yahoo.com.mx'
).split(' ');

/** Providers with domains in many countries: `yahoo.se` is right, `yahoo.co` and `yahoo.cm` are not. */
const IN_COUNTRIES = /^(yahoo|hotmail|live|outlook|gmx)\.(?!(co|cm|om|cn|ne|et)$)(com?\.)?[a-z]{2}$/;

/** Shorter domains are too much alike for two differences. */
const LONG = 9;

/**
 * The address with the common domain that is nearly the typed one; null if the domain is known, or like none.
 * @example suggestEmail('ada@gmial.com', []) // 'ada@gmail.com'
 */
export function suggestEmail(email: string, ownDomains: readonly string[]): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const known = [...ownDomains.map((own) => own.toLowerCase()), ...COMMON];
  if (known.includes(domain) || IN_COUNTRIES.test(domain)) return null;
  const near =
    closestMatch(domain, known, { maxDistance: 1 }) ??
    closestMatch(
      domain,
      known.filter(({ length }) => length >= LONG),
      { maxDistance: 2 },
    );
  return near === undefined || leven(domain, near) > 2 ? null : `${email.slice(0, at + 1)}${near}`;
}
