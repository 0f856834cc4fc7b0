import metadata from 'libphonenumber-js/metadata.max.json';
import { hasPlainExitCode, plainPhone } from './phoneText';
import { withDialCode } from './sentNumber';

/** A number of Nepal in the formats of visitors and of autofill. */
const NEPAL = [
  '+9779845234567',
  '+977 984-5234567',
  '+977\u00a0984\u202f5234567',
  '(+977) 984-5234567',
  '+ 977 (984) 523.45.67',
  '+977 (0) 984 5234567',
  '\u202a+977 984\u20115234567\u202c',
  '\u200e\u2066+977\u2069\u200f 984 5234567',
  '＋９７７　９８４－５２３４５６７',
  '+٩٧٧ ٩٨٤ ٥٢٣٤٥٦٧',
  '+۹۷۷ ۹۸۴ ۵۲۳۴۵۶۷',
  '+९७७ ९८४ ५२३४५६७',
  'tel:+977-984-5234567',
  'Mobile: +977 984 5234567',
  '+977 984 5234567 ext. 12',
  '+00977 984 5234567',
  'Tel. + (977) 984 5234567',
  '++977 984 5234567',
  '00977 984-5234567',
  '(00977) 984-5234567',
  '٠٠٩٧٧٩٨٤٥٢٣٤٥٦٧',
];

describe('§5 Phone: a number sent without a parser', () => {
  it.each(NEPAL)('%s keeps its country code', (text) => {
    expect(withDialCode(text, '1')).toBe('+9779845234567');
  });

  it.each([
    ['20 7946 0018', '44', '+442079460018'],
    ['984-5234567', '977', '+9779845234567'],
    ['٩٨٤ ٥٢٣٤٥٦٧', '977', '+9779845234567'],
    ['(415) 555-0132', '1', '+14155550132'],
    ['1 415 555 0132', '1', '+14155550132'],
    ['809 234 5678', '1829', '+18092345678'],
    ['14155550132 7', '1', '+1141555501327'],
    ['7 1415555013', '1', '+171415555013'],
    ['234 5678', '1829', '+18292345678'],
    ['415 555 0132 x7', '1', '+14155550132'],
    ['', '1', '+1'],
  ])('"%s" with the chosen code %s becomes %s', (text, dialCode, number) => {
    expect(withDialCode(text, dialCode)).toBe(number);
  });

  it.each([
    ['011 977 9845234567', '1', '+9779845234567'],
    ['011 977 9845234567', '1829', '+9779845234567'],
    ['(011) 44 20 7946 0018', '1', '+442079460018'],
    ['01144 20 7946 0018', '1', '+442079460018'],
    ['011 44 20 7946 0018', '692', '+442079460018'],
    ['0011 977 9845234567', '61', '+6100119779845234567'],
    ['001 65 9123 4567', '852', '+8520016591234567'],
    ['011 977 9845', '44', '+440119779845'],
  ])('removes an international prefix that is unambiguous, %s, with +%s: %s', (text, dialCode, number) => {
    expect(withDialCode(text, dialCode)).toBe(number);
  });
});

describe('§5 Phone: the exit codes of the world', () => {
  /** The texts `00` and up to three further digits, of which the first is no zero. */
  const longer = Array.from({ length: 999 }, (_, at) => `00${at + 1}`).filter((text) =>
    /^00[1-9]/.test(text),
  );

  it('00 means + in every country but those whose own exit code is longer', () => {
    const found = Object.values(metadata.countries as Record<string, unknown[]>).filter(
      ([dialCode, exitCode]) => {
        const isLonger = longer.some((text) => new RegExp(`^(?:${String(exitCode)})$`).test(text));
        return hasPlainExitCode(String(dialCode)) === isLonger;
      },
    );
    expect(found.map(([dialCode, exitCode]) => `${String(dialCode)}: ${String(exitCode)}`)).toEqual([]);
  });
});

describe('§5 Phone: plain text of a number', () => {
  it.each([
    ['call me', 'call me'],
    ['415+', '415+'],
    ['+', '+'],
    ['0', '0'],
    ['00', '00'],
    ['+0984 523', '+0984 523'],
    ['+44 2000 7946', '+44 2000 7946'],
    ['+4400 7946', '+4400 7946'],
    ['+977 984 5234567 + 00', '+977 984 5234567 + 00'],
    ['011', '011'],
    ['0110', '0110'],
    ['415 011 5550', '415 011 5550'],
    ['+(00) 977 984', '+) 977 984'],
    [' \t415 555\u200e\n', '415 555'],
  ])('of "%s" is "%s"', (text, plain) => {
    expect(plainPhone(text, '1')).toBe(plain);
  });

  it('reads a text of 100,000 plus signs in less than a second', () => {
    const start = performance.now();
    plainPhone('+'.repeat(100_000), '1');
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
