import { button, byId } from '../../demo/page/parts/dom';
import { choiceParams, readChoice } from '../../playground/address';
import { DEFAULT_CHOICE, type Choice } from '../../playground/choice';
import { supportsCss } from '../../src/browser/page/supportsCss';
import { createControls } from './playground/controls';
import { createFrames } from './playground/frames';
import { createResults } from './playground/results';

const read = (): Choice => readChoice(location.search, supportsCss);

let choice = read();
const frames = createFrames(byId('frames'), choiceParams(choice).toString());
const showResults = createResults();

const show = (): void => {
  const params = choiceParams(choice).toString();
  history.replaceState(null, '', params === '' ? location.pathname : `?${params}`);
  controls.forEach((each) => each.show(choice));
  frames.show(params);
  showResults(choice);
};
const change = (next: Partial<Choice>): void => {
  choice = { ...choice, ...next };
  show();
};

const controls = createControls(change);
byId('controls').append(
  ...controls.map(({ element }) => element),
  button('Start again', () => change(DEFAULT_CHOICE), { className: 'button button--quiet' }),
);
show();
