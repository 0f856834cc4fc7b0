import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import { memo, useLayoutEffect, useMemo, useReducer } from 'react';
import { dialCodeOf, isCountryCode, type CountryCode } from '../../domain/phones/countries';
import { isAboutInput, type AuthError } from '../../domain/errors/errors';
import { SPACE } from '../styling/base';
import { countryOptions, onlyCountry, type CountryOption } from './countryNames';
import { descriptionIdOf } from '../feedback/ErrorText';
import { Field, inputBox } from './Field';
import { ChevronDownIcon } from '../icons/icons';
import { sharedStrings } from '../text/shared.strings';
import { useLocale, useMessages } from '../text/messages';
import { useElementId } from '../useElementId';
import { useIsStatic } from '../useIsStatic';
import { useUncontrolledField } from './useUncontrolledField';

const Row = styled('div')({ display: 'flex', gap: SPACE.small, direction: 'ltr' });

const CountryPlace = styled('div')({
  position: 'relative',
  display: 'block',
  flex: 'none',
  width: 'max(92px, 4.8em)',
});

/**
 * The select's own text is transparent: closed, the dial code is drawn over it; open, the list shows code and
 * name.
 */
const Select = styled('select')({
  ...inputBox(false),
  color: 'transparent',
  // Browsers give autofilled selects another colour, with `!important`.
  WebkitTextFillColor: 'transparent',
  cursor: 'pointer',
  '& option': {
    color: 'CanvasText',
    WebkitTextFillColor: 'currentColor',
    backgroundColor: 'Canvas',
  },
  '&:autofill + span': { color: 'FieldText' },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    backgroundColor: 'Field',
    borderColor: 'FieldText',
    '&:focus': { outline: '3px solid Highlight' },
    '& option': { color: 'FieldText', backgroundColor: 'Field' },
  },
});

const DialCode = styled('span')({
  position: 'absolute',
  inset: '0 12px 0 13px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px',
  pointerEvents: 'none',
  color: tokens.inputs.textColor,
  '@media (forced-colors: active)': { color: 'FieldText' },
});

const NumberInput = styled('input')<{ $invalid: boolean }>(({ $invalid }) => ({
  ...inputBox($invalid),
  flex: 1,
}));

const Group = ({ label, countries }: { label: string; countries: CountryOption[] }) => (
  <optgroup label={label}>
    {countries.map(({ country, name }) => (
      <option key={country} value={country}>{`+${dialCodeOf(country)} ${name}`}</option>
    ))}
  </optgroup>
);

/** Memoised, because 250 options would render again with each typed digit. */
const Options = memo(function Options({ locale, first }: { locale: string; first: CountryCode }) {
  const t = useMessages(sharedStrings);
  // A server's names and order of countries may differ from the browser's, which adds the list.
  const { listed, further } = useIsStatic() ? onlyCountry(locale, first) : countryOptions(locale, first);
  return (
    <>
      <Group label={t('formField.phone.countries')} countries={listed} />
      <Group label={t('formField.phone.moreCountries')} countries={further} />
    </>
  );
});

interface PhoneInputProps {
  country: CountryCode;
  onCountryChange: (country: CountryCode) => void;
  /** Country at the top of the list. */
  firstCountry: CountryCode;
  value: string;
  onChange: (value: string) => void;
  /** The dial code to show for a typed number. Default: that of the country. */
  typedDialCode?: (country: CountryCode, value: string) => string;
  /** Default: `tel-national`. */
  autoComplete?: string;
  error?: AuthError | null;
  /** Shown in the place of the error while there is none. */
  note?: string;
  autoFocusOnScreen?: boolean;
  ignoredBy1Password?: boolean;
}

/** A country selector and a number, national or international. */
export function PhoneInput(props: PhoneInputProps) {
  const { country, firstCountry: first, onCountryChange, value, onChange, error } = props;
  const { typedDialCode = dialCodeOf } = props;
  const id = useElementId('phone-input');
  const t = useMessages(sharedStrings);
  const locale = useLocale();
  const number = useUncontrolledField<HTMLInputElement>(value, onChange);
  const selector = useUncontrolledField<HTMLSelectElement>(country, (code) => {
    if (isCountryCode(code)) onCountryChange(code);
  });
  const options = useMemo(() => <Options locale={locale} first={first} />, [locale, first]);
  // The entry does not parse the text, and React's first render must match the painted one.
  const [isLive, live] = useReducer(() => true, false);
  useLayoutEffect(live, [live]);
  const invalid = isAboutInput(error ?? null);
  return (
    <Field id={id} label={t('formField.phone.label')} error={error} note={props.note}>
      <Row dir="ltr">
        <CountryPlace>
          <Select
            {...selector}
            id={`${id}-country`}
            name="country"
            autoComplete="tel-country-code"
            aria-label={t('formField.phone.country.ariaLabel')}
          >
            {options}
          </Select>
          <DialCode aria-hidden="true">
            {`+${(isLive ? typedDialCode : dialCodeOf)(country, value)}`}
            <ChevronDownIcon size={16} />
          </DialCode>
        </CountryPlace>
        <NumberInput
          {...number}
          part="field"
          $invalid={invalid}
          id={id}
          name="phone"
          type="tel"
          aria-required
          inputMode="tel"
          dir="ltr"
          autoComplete={props.autoComplete ?? 'tel-national'}
          aria-invalid={invalid}
          aria-describedby={descriptionIdOf(id, error, props.note)}
          data-autofocus={props.autoFocusOnScreen ? '' : undefined}
          data-1p-ignore={props.ignoredBy1Password ? '' : undefined}
        />
      </Row>
    </Field>
  );
}
