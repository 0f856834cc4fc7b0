import { nearestName } from '../config/optionAdvice';
import { messageShape, pluralCategories, type MessageShape } from './messageShape';

/** Any id of this form is valid, because the provider may add error types. */
const ERROR_ID = /^error\.\w+$/;
/** Tags that are not required in a text. */
const OPTIONAL_TAGS = ['bold', 'value'];

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
const without = (names: readonly string[], known: readonly string[]): string[] =>
  names.filter((name) => !known.includes(name));

/** Warnings about missing and unknown placeholders or tags. */
function partAdvice(
  given: readonly string[],
  expected: readonly string[],
  left: string,
  right: string,
): string[] {
  const written = (names: readonly string[]) => listed(names.map((name) => `${left}${name}${right}`));
  const missing = without(expected, [...given, ...OPTIONAL_TAGS]);
  const strange = without(given, [...expected, ...OPTIONAL_TAGS]);
  const known = expected.length > 0 ? `it has ${written(expected)}` : 'it has none';
  return [
    ...(missing.length > 0 ? [`leaves out ${written(missing)}, which the English text has.`] : []),
    ...(strange.length > 0 ? [`has ${written(strange)}, which this text does not know: ${known}.`] : []),
  ];
}

function pluralAdvice({ plurals }: MessageShape, language: string): string[] {
  return plurals.flatMap(({ placeholder, ordinal, categories }) => {
    const expected = pluralCategories(language, ordinal);
    const possible = new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' });
    const missing = without(expected, categories);
    const strange = without(categories, possible.resolvedOptions().pluralCategories);
    const known = `of "${language}", whose plural forms are ${listed(expected)}`;
    return [
      ...(missing.length > 0
        ? [`lacks the form ${listed(missing)} of {${placeholder}}: it is read by the rules ${known}.`]
        : []),
      ...(strange.length > 0
        ? [`has the form ${listed(strange)} of {${placeholder}}, which is never shown by the rules ${known}.`]
        : []),
    ];
  });
}

/**
 * §1 Strings: warnings about mistakes in a host's texts: unknown ids, malformed messages, wrong placeholders and tags,
 * missing plural forms.
 * @param english the widget's own texts, by id
 * @param language of the host's texts, if it is known
 */
export function stringAdvice(
  strings: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
  language = 'en',
): string[] {
  const ids = Object.keys(english);
  return Object.entries(strings).flatMap(([id, text]) => {
    const own = Object.hasOwn(english, id) ? english[id] : undefined;
    if (own === undefined && !ERROR_ID.test(id))
      return [`strings["${id}"] is never shown. Did you mean "${nearestName(id, ids)}"?`];
    const shape = messageShape(text);
    if (!shape)
      return [
        `strings["${id}"] cannot be read as an ICU message, so it is shown as given. Close what it opens, and nest less than 50 deep.`,
      ];
    if (text === '') return [];
    const expected = messageShape(own ?? '');
    return [
      ...partAdvice(shape.placeholders, expected?.placeholders ?? [], '{', '}'),
      ...partAdvice(shape.tags, expected?.tags ?? [], '<', '>'),
      ...pluralAdvice(shape, language),
    ].map((problem) => `strings["${id}"] ${problem}`);
  });
}
