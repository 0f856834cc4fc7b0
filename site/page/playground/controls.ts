import { el } from '../../../demo/page/parts/dom';
import type { Choice } from '../../../playground/choice';
import { group } from '../../../playground/parts/controls';
import { isPreset, listed, METHOD_LABELS, PRESETS, PRODUCT_LABELS } from '../../../playground/products';
import { OAuthProviders, type OAuthProvider, type OTPMethod, type Product } from '../../../src/domain/enums';
import { providerName } from '../../../src/domain/oauth/providerNames';
import { described } from './described';
import { checkField, type Change, type Controls } from './fields';
import { OPTION_OF } from './optionOf';
import { textsGroup } from './textControls';
import { themeGroup } from './themeControls';
import { widgetGroup } from './widgetControls';

const presets = (change: Change): Controls => {
  const own = el('option', { value: '', disabled: true, hidden: true }, 'Own choice');
  const select = el('select', {}, own, ...PRESETS.map(({ label }) => el('option', { value: label }, label)));
  select.addEventListener('change', () => {
    const preset = PRESETS.find(({ label }) => label === select.value);
    if (preset) change({ products: preset.products, otp: preset.otp });
  });
  return {
    element: el('label', { class: 'field field--begin' }, el('span', {}, 'Begin with'), select),
    show: (choice) => (select.value = PRESETS.find((preset) => isPreset(choice, preset))?.label ?? ''),
  };
};

/** A checkbox for each item of a list of the choice. */
const checks = <Item extends string>(
  title: string,
  labels: Readonly<Record<Item, string>>,
  listOf: (choice: Choice) => readonly Item[],
  set: (list: Item[]) => void,
): Controls => {
  let list: readonly Item[] = [];
  const fields = (Object.entries(labels) as [Item, string][]).map(
    ([item, label]) => [item, checkField(label, (on) => set(listed(list, item, on)))] as const,
  );
  return {
    element: group(title, el('div', { class: 'checks' }, ...fields.map(([, { element }]) => element))),
    show: (choice) => {
      list = listOf(choice);
      for (const [item, { show }] of fields) show(list.includes(item));
    },
  };
};

/** Shown while a product is chosen. */
const whileChosen = (product: Product, { element, show }: Controls): Controls => ({
  element,
  show(choice) {
    element.hidden = !choice.products.includes(product);
    show(choice);
  },
});

const SOCIAL_LABELS = Object.fromEntries(
  Object.values(OAuthProviders).map((name) => [name, providerName(name)]),
) as Record<OAuthProvider, string>;

/** All controls of the playground, in their order. */
export const createControls = (change: Change): Controls[] => [
  presets(change),
  described(
    OPTION_OF.products,
    checks<Product>(
      'Products',
      PRODUCT_LABELS,
      ({ products }) => products,
      (products) => change({ products }),
    ),
  ),
  whileChosen(
    'otp',
    described(
      OPTION_OF.methods,
      checks<OTPMethod>(
        'One-time code by',
        METHOD_LABELS,
        ({ otp }) => otp,
        (otp) => change({ otp }),
      ),
    ),
  ),
  whileChosen(
    'oauth',
    described(
      OPTION_OF.providers,
      checks<OAuthProvider>(
        'Social providers',
        SOCIAL_LABELS,
        ({ social }) => social,
        (social) => change({ social }),
      ),
    ),
  ),
  widgetGroup(change),
  themeGroup(change),
  described(OPTION_OF.texts, textsGroup(change)),
];
