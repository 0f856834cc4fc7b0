import { readChoice } from '../../../playground/address';
import type { Choice } from '../../../playground/choice';
import { codeBoxes, policyBox } from '../../../playground/parts/outputs';
import { t, translated } from '../language/language';
import { el } from '../parts/dom';
import type { Switches } from './switches';

let isOpen = false;

/** This configuration as a choice of the playground, without values that the playground does not offer. */
const choiceOf = ({ products, otp, social, shadow, logo, hideHeader, lang }: Switches): Choice =>
  readChoice(
    new URLSearchParams({
      products: products.join(),
      otp: otp.join(),
      social: social.join(),
      dom: shadow ? 'shadow' : 'light',
      logo: logo ? '1' : '',
      hideHeader: hideHeader ? '1' : '',
      language: lang,
    }).toString(),
  );

/** The code of a page with this configuration, and its content security policy. */
export const codeSection = (switches: Switches): HTMLElement => {
  const choice = choiceOf(switches);
  const section = el(
    'details',
    { class: 'developer__code', open: isOpen },
    el('summary', {}, t('Code and content security policy')),
    ...codeBoxes(choice, 'script', translated),
    policyBox(choice, translated),
  );
  section.addEventListener('toggle', () => (isOpen = section.open));
  return section;
};
