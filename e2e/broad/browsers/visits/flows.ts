import { FLOWS } from '../../../../tests/flows/all';
import { playFlow } from '../../../../tests/flows/flow';
import type { Visit } from '../stage';

/** The flows that unit tests play in jsdom (`tests/flows`). */
export const flows: Visit[] = Object.values(FLOWS)
  .flat()
  .map((flow) => ({
    title: flow.title,
    isMain: flow.isMain,
    notIn: flow.notIn ?? [],
    run: (stage) => playFlow(flow, stage),
  }));
