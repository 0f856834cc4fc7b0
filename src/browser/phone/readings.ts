import { dialCodeOf, type CountryCode } from '../../domain/phones/countries';
import {
  hasPlainExitCode,
  isInternational,
  plainPhone,
  separateTexts,
  withoutBracketZero,
  withPlusForZeros,
} from '../../domain/phones/phoneText';
import { numberDigits, withDialCode } from '../../domain/phones/sentNumber';
import { isSupportedCountry, metadata, parsePhoneNumberFromString as parse } from './phoneMetadata';
import type { CountryCode as ParsedCountry, PhoneNumber } from './phoneMetadata';

type Numbers = readonly PhoneNumber[];
type Readings = readonly (PhoneNumber | undefined)[];

export const supported = (country: CountryCode | undefined): ParsedCountry | undefined =>
  country !== undefined && isSupportedCountry(country) ? country : undefined;

const countriesOf = (callingCode: string): readonly ParsedCountry[] =>
  metadata.country_calling_codes[callingCode] ?? [];

/** Whether a country of its code has such numbers, mobile or not. */
const isKnown = ({ countryCallingCode, nationalNumber }: PhoneNumber): boolean =>
  countriesOf(countryCallingCode).some((country) =>
    new RegExp(`^(?:${String(metadata.countries[country]?.[2])})$`).test(nationalNumber),
  );

/** Without an extension, and without the 1 (in Mexico 01, 044, 045) of Mexico's mobile numbers before 2019. */
const modern = (number: PhoneNumber | undefined): PhoneNumber | undefined =>
  number && parse(number.number.replace(/^\+52(?:1|01|044|045)(?=\d{10}$)/, '+52'));

/** Without the zero that is dialled inside of the country only, which some visitors know from other countries. */
const withoutZero = (number: PhoneNumber | undefined): PhoneNumber | undefined =>
  number && !isKnown(number) && number.nationalNumber.startsWith('0')
    ? parse(`+${number.countryCallingCode}${number.nationalNumber.slice(1)}`)
    : undefined;

/** Possible numbers, each once. */
function possible(readings: Readings): PhoneNumber[] {
  const byNumber = new Map<string, PhoneNumber>();
  for (const number of readings.map(modern)) if (number?.isPossible()) byNumber.set(number.number, number);
  return [...byNumber.values()];
}

/** The known ones of numbers, or else all. */
function known(numbers: Numbers): Numbers {
  const some = numbers.filter(isKnown);
  return some.length > 0 ? some : numbers;
}

/** Codes are sent to mobile phones, so mobile numbers are the likeliest. */
function likeliest(numbers: Numbers): Numbers {
  const mobile = numbers.filter((number) => number.isValid());
  return mobile.length > 0 ? mobile : known(numbers);
}

/** Brazil's mobile numbers of eight digits got a 9 before them. An eight-digit one may also lack another digit. */
function withNinthDigit(numbers: Numbers): Numbers {
  const [number] = numbers;
  if (numbers.length !== 1 || number?.countryCallingCode !== '55' || number.isValid()) return numbers;
  const old = /^(\d\d)([6-9]\d{7})$/.exec(number.nationalNumber);
  return old ? possible([parse(`+55${old[1]}9${old[2]}`), number]) : numbers;
}

/** A number with a plus. In a few countries the zero of "+39 (0)6 …" belongs to the number. */
function international(plain: string): Numbers {
  const number = parse(withoutBracketZero(plain));
  return known(possible([number, parse(plain.replace('(0)', '0')), withoutZero(number)]));
}

/** A number in a country where leading zeros may belong to a longer exit code. */
function afterOwnExitCode(plain: string, country: ParsedCountry): Numbers {
  const asWritten = international(withPlusForZeros(plain)).filter(isKnown);
  const isOwn = asWritten.some(({ countryCallingCode }) => countriesOf(countryCallingCode).includes(country));
  return isOwn ? asWritten : possible([...asWritten, parse(plain, country)]).filter(isKnown);
}

/** A number without a plus: of the country, with the country's own code, or else with another one's. */
function national(plain: string, country: CountryCode): Numbers {
  const dialCode = dialCodeOf(country);
  const region = supported(country);
  const digits = numberDigits(plain);
  if (region && !hasPlainExitCode(dialCode) && digits.startsWith('00'))
    return afterOwnExitCode(plain, region);
  // Seven digits when the dial code includes the area code (+1829), and countries unknown to the parser.
  const isLocal = dialCode.length === 4 && digits.length === 7;
  const dialled = region && !isLocal ? parse(plain, region) : parse(withDialCode(plain, dialCode));
  const withCode = digits.startsWith(dialCode) ? international(plain.replace(/^\D*/, '+')) : [];
  const own = likeliest(possible([dialled, withoutZero(dialled), ...withCode]));
  const other = parse(`+${digits.replace(/^0+/, '')}`);
  const isCertain = [dialled, ...withCode].some((number) => number?.isValid());
  return own.length > 0 && !isCertain && other?.isValid() ? possible([...own, other]) : own;
}

function readOne(text: string, country: CountryCode | undefined): Numbers {
  const plain = plainPhone(text, country ? dialCodeOf(country) : '');
  return withNinthDigit(country && !isInternational(plain) ? national(plain, country) : international(plain));
}

const isWhole = (number: PhoneNumber): boolean => number.isValid() || number.nationalNumber.length >= 7;

/** The readings of texts that may be numbers of their own; undefined when fewer than two are. */
function readEach(texts: readonly string[], read: (text: string) => Numbers): Numbers | undefined {
  const separate = texts.map(read).filter((numbers) => numbers.some(isWhole));
  return separate.length > 1 ? separate.flat() : undefined;
}

/**
 * The numbers that a text may mean: none when it is no number, several when the visitor has to say which.
 */
export function readingsOf(text: string, country: CountryCode | undefined): Numbers {
  /** A slash stands within numbers too: 030/901820. */
  const readSlashed = (part: string): Numbers => {
    const whole = readOne(part, country);
    if (whole[0]?.isValid()) return whole;
    const separate = readEach(part.split('/'), (piece) => readOne(piece, country));
    return separate ? possible([...separate, ...whole]) : whole;
  };
  return possible(readEach(separateTexts(text), readSlashed) ?? readSlashed(text));
}
