import { PROVIDER_NAMES } from '../../src/domain/oauth/providerNames';

/** Rules for the texts of a language. */
export interface Conventions {
  /** Words that show a forgotten translation. */
  foreign: RegExp;
  /** Punctuation that the language does not have. */
  punctuation: RegExp;
  /** Words of the form of address that was not chosen, or of a gender that the visitor may not have. */
  otherAddress?: RegExp;
  /** Words beside a placeholder whose form depends on what is inserted. */
  besideValue?: RegExp;
  /** The greatest length of a text: `ratio` times the English length, plus `slack` characters for short texts. */
  length: { ratio: number; slack: number };
  /** Ids whose texts are the same as in English. */
  same?: readonly string[];
  /** Ids whose texts may be longer, because there is space. */
  long?: readonly string[];
}

/** Ids of texts that are the same in every language: names, and a placeholder alone. */
export const isName = (id: string) =>
  /^(tab\.whatsapp|name\.quoted|crypto\.wallet\.(vessel|phantom|metamask|binance|coinbase)|formField\.(email\.placeholder|password\.ariaLabel))$/.test(
    id,
  );

/** Ids whose English text the specification fixes, and which say more in the other languages. */
export const saysMore = (id: string) => id === 'emailConfirmation.otherAddress';

const ALPHABETIC = { ratio: 1.6, slack: 12 };
/** Each character is as wide as two letters. */
const SQUARE = { ratio: 1, slack: 5 };

const ENGLISH = [
  'the',
  'your',
  'you',
  'please',
  'with',
  'and',
  'was',
  'not',
  'try',
  'again',
  'this',
  'password',
];
const LOGIN = ['passkey', 'login', 'log in', 'sign in'];
const englishBut = (...loanwords: string[]) => {
  const words = [...ENGLISH, ...LOGIN].filter((word) => !loanwords.includes(word));
  return new RegExp(`\\b(${words.join('|')})\\b`, 'i');
};

/** Names of products and technical terms that other scripts leave in Latin letters. */
const LATIN_NAMES = [
  ...PROVIDER_NAMES,
  'Vessel|Phantom|MetaMask|Binance|Ethereum|Solana|WhatsApp|Gmail|Mail|Outlook|Safari|Chrome|Cookie',
  'PriceRxAuth|SMS|START|JSON|https|PIN|aaa|abc|abcabcabc|example@email\\.com',
].join('|');
const latinLetters = new RegExp(
  `(?<![A-Za-z])(?!(${LATIN_NAMES})(?![A-Za-z]))[A-Za-z]{2,}(?![A-Za-z])(?<!@\\w+|\\.com)`,
);

/** ASCII punctuation, which Chinese and Japanese write in full width, except the point in an address. */
const HALF_WIDTH = /[,;:!?()]|\.(?!com)/;
/** Full-width punctuation, and quotation marks of other languages. */
const FULL_WIDTH = /[，。；：！？（）「」]/;

const chinese = (punctuation: string): Conventions => ({
  foreign: latinLetters,
  punctuation: new RegExp(`${HALF_WIDTH.source}|${punctuation}`),
  otherAddress: /[你妳]/,
  length: SQUARE,
});

/** Words that lose their vowel before another one: "d’", "dell’". */
const ELISION = /’(<\w+>)?\{/;

const BY_LANGUAGE = {
  es: {
    foreign: englishBut(),
    punctuation: /^[^¿]*\?|^[^¡]*!/,
    otherAddress: /\b(usted(es)?|ingrese|escriba|intente|inicie|revise|elija|vosotros|tenéis)\b/i,
    length: ALPHABETIC,
    same: ['idpLogout.no'],
  },
  // The most frequent characters that exist only in simplified or only in traditional script.
  'zh-Hans': {
    ...chinese('[「」]'),
    foreign: new RegExp(`${latinLetters.source}|[碼號請無這個郵幣帳錯誤簽過請選擇從開關為應該連線顯續]`),
  },
  'zh-Hant': {
    ...chinese('[“”]'),
    foreign: new RegExp(`${latinLetters.source}|[码号请无这个邮币账错误签过选择从开关为应该连线显续]`),
  },
  // No space beside full-width punctuation.
  ja: {
    foreign: latinLetters,
    punctuation: new RegExp(`${HALF_WIDTH.source}|[，“”]| [、。！？：（）「」]|[、。！？：（）「」] `),
    otherAddress: /あなた|貴方|君/,
    length: SQUARE,
  },
  ko: {
    foreign: latinLetters,
    punctuation: FULL_WIDTH,
    otherAddress: /당신|(해|하|돼|되어|어)요(?![가-힣])/,
    // Particles with one form after a vowel and another one after a consonant.
    besideValue: /\}(<\/\w+>)?[”)]?(은|는|이|가|을|를|과|와|로|으로|\([가-힣]\)[가-힣]?)(?![가-힣])/,
    length: SQUARE,
    long: ['passkey.registrationSuccess.deleteQuestion'],
  },
  hi: {
    foreign: latinLetters,
    punctuation: FULL_WIDTH,
    otherAddress: /(^|\s)(तुम|तू|तुम्हार\S*|तेरा|(सकते|सकती|चाहते|चाहती) हैं|भूल गए)(\s|[।?]|$)/,
    length: ALPHABETIC,
  },
  ar: {
    foreign: latinLetters,
    punctuation: /[,;?“”]/,
    otherAddress: /(^|\s)(أدخل|أدخلي|اختر|اختاري|اضغط|اضغطي|افتح|افتحي|حاول|حاولي|تريد|تريدين)(?!\p{L})/u,
    // Prepositions of one letter are written as part of the next word.
    besideValue: /\p{L}ـ?(<\w+>)?\{/u,
    length: ALPHABETIC,
  },
  fa: {
    foreign: latinLetters,
    // Arabic letters for which Persian has other ones.
    punctuation: /[,;?]|[كي]/,
    otherAddress: /(^|\s)تو(\s|$)/,
    length: ALPHABETIC,
  },
  ru: {
    foreign: latinLetters,
    punctuation: /[“”]/,
    otherAddress: /(^|[^а-яё])(ты|тебя|тебе|твой|твоя|твои|твоего)(?![а-яё])/i,
    length: ALPHABETIC,
  },
  vi: { foreign: englishBut(), punctuation: FULL_WIDTH, length: ALPHABETIC, same: ['tab.email'] },
  tl: {
    foreign: englishBut('password', 'passkey', 'sign in'),
    punctuation: FULL_WIDTH,
    otherAddress: /\b(kayo|ninyo|inyo(ng)?)\b/i,
    length: ALPHABETIC,
    same: [
      'formField.email.label',
      'tab.email',
      'tab.text',
      'formField.password.label',
      'passkey.registrationSuccess.unnamed',
      'crypto.wallet.otherEthereum',
      'crypto.wallet.otherSolana',
      'crypto.signMessage.account',
    ],
  },
  ht: { foreign: englishBut(), punctuation: FULL_WIDTH, length: ALPHABETIC },
  // French has a no-break space before `:`, `;`, `!`, `?` and inside guillemets.
  fr: {
    foreign: englishBut(),
    punctuation: /[“”]| [?!:;»]|« |[a-zé][?!;:»]/i,
    otherAddress: /(^|[^\p{L}])(tu|ton|tes|toi)(?!\p{L})/iu,
    besideValue: ELISION,
    length: ALPHABETIC,
    same: ['toast.area.ariaLabel'],
  },
  'pt-BR': {
    foreign: englishBut('login'),
    punctuation: FULL_WIDTH,
    otherAddress: /\b(tu|teu|tua|utilizador|telemóvel|palavra-passe|ecrã)\b/i,
    length: ALPHABETIC,
  },
  de: {
    foreign: englishBut('was', 'passkey', 'login'),
    punctuation: /”|^[^„]*“/,
    otherAddress: /\b(du|dein\w*|dir|dich)\b/i,
    length: ALPHABETIC,
    same: ['passkey.registrationSuccess.unnamed'],
  },
  it: {
    foreign: englishBut('password', 'passkey', 'login'),
    punctuation: FULL_WIDTH,
    otherAddress: /\b(suo account|sua password|inserisca|scelga|riprovi)\b/i,
    besideValue: ELISION,
    length: ALPHABETIC,
    same: [
      'idpLogout.no',
      'tab.email',
      'formField.password.label',
      'passkey.registrationSuccess.unnamed',
      'crypto.signMessage.account',
    ],
  },
  pl: { foreign: englishBut(), punctuation: /“/, length: ALPHABETIC },
} satisfies Record<string, Conventions>;

/** A region, in which words of the language are foreign too. */
const inRegion = (language: keyof typeof BY_LANGUAGE, words: RegExp): Conventions => {
  const conventions: Conventions = BY_LANGUAGE[language];
  return { ...conventions, foreign: new RegExp(`${conventions.foreign.source}|${words.source}`, 'i') };
};

/** By language tag. */
export const CONVENTIONS: Readonly<Record<string, Conventions>> = {
  ...BY_LANGUAGE,
  'es-ES': inRegion('es', /\b(venc(e|ió|ido|ida)|mensaje de texto|administrador de|presiona)\b/),
  'fr-CA': inRegion('fr', /e-mail|\bSMS\b|\bspams?\b/),
  'zh-HK': inRegion('zh-Hant', /簡訊|電子郵件|[^圾]郵件|^郵件|密碼金鑰/),
  'pt-PT': {
    ...inRegion(
      'pt-BR',
      /\b(senhas?|login|cadastr\w+|tela|o app|um app|gerenciador|exclu\w+|pular|digit[ea]|registrad\w+|enviamos|vazamento)\b|[aei]ndo…/,
    ),
    otherAddress: /\b(tu|teu|tua|telemóvel|usuário)\b/i,
  },
};
