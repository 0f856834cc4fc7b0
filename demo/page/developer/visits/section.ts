import type { App } from '../../app';
import { t, words } from '../../language/language';
import type { English } from '../../language/language';
import { button, el } from '../../parts/dom';
import { widgetGlobal } from '../../session/widgetGlobal';

/** Loads the code that records and plays visits when it is needed. */
export const visitCode = () => import(/* webpackChunkName: "visits" */ '../../../../src/dev');

const save = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: url, download: 'visit.json' }).click();
  URL.revokeObjectURL(url);
};

/** The result of a played visit: all steps are equal, or the first step that differs. */
const outcomeOf = (expected: readonly object[], played: readonly object[]): string => {
  const texts = (steps: readonly object[]): string[] => steps.map((step) => JSON.stringify(step, null, 2));
  const [recorded, now] = [texts(expected), texts(played)];
  const at = recorded.findIndex((text, index) => text !== now[index]);
  if (at < 0) return t('All {count} steps were as recorded.', { count: recorded.length });
  return [
    t('Step {number} was not as recorded.', { number: at + 1 }),
    t('Recorded: {step}', { step: recorded[at] ?? t('nothing') }),
    t('Now: {step}', { step: now[at] ?? t('nothing') }),
  ].join('\n\n');
};

const playing = (): HTMLElement => {
  const outcome = el('pre', { role: 'status', tabindex: 0, hidden: true });
  const place = el('div', { class: 'visit' });
  const file = el('input', { type: 'file', accept: '.json,application/json' });
  let end = (): void => undefined;

  const showOutcome = (text: string): void => {
    outcome.hidden = false;
    outcome.textContent = text;
  };
  const play = async (chosen: File): Promise<void> => {
    const widget = widgetGlobal();
    if (widget === undefined) return showOutcome(t('The widget’s script was not loaded.'));
    end();
    showOutcome(t('Playing…'));
    try {
      const { playVisit, readVisit } = await visitCode();
      const visit = readVisit(JSON.parse(await chosen.text()));
      const options = { widget: widget as never, place, keepsAddress: true };
      const played = await playVisit(visit, options);
      ({ end } = played);
      showOutcome(outcomeOf(played.expected, played.played));
    } catch (error) {
      showOutcome(error instanceof Error ? error.message : String(error));
    }
  };
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) void play(chosen);
  });
  return el(
    'div',
    {},
    el('label', { class: 'visit__file' }, words('Play a recorded visit'), file),
    outcome,
    place,
  );
};

/** The section of the developer panel that records a visit of this page, and plays one from a file. */
export const visitSection = (app: App, change: (next: { record: boolean }) => void) => {
  const state = el('div', { class: 'presets' });
  const show = (): void => {
    const recorder = app.auth?.recorder;
    const chip = (label: English, onClick: () => void) =>
      button(words(label), onClick, { className: 'chip' });
    state.replaceChildren(
      ...(recorder
        ? [
            chip('Save the recorded visit', () => save(JSON.stringify(recorder.visit(), null, 2))),
            chip('Stop recording (reloads)', () => change({ record: false })),
          ]
        : [chip('Record a visit (reloads)', () => change({ record: true }))]),
    );
  };
  show();
  const element = el(
    'div',
    { class: 'developer__travel' },
    el('h3', {}, words('Recorded visits')),
    state,
    playing(),
  );
  return { element, show };
};
