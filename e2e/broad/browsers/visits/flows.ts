import { FLOWS } from '../../../../tests/flows/all';
import { pathsOf, playFlow, type Flow } from '../../../../tests/flows/flow';
import { makeAccount } from '../../../support/widget/passwords';
import { PUBLIC_TOKEN } from '../../../support/site/page';
import type { Stage, Visit } from '../stage';
import type { Visitor } from '../visitor';

function playIn(flow: Flow, { email, national, widget, code, site }: Stage): Promise<void> {
  const { control } = site;
  let visitor: Visitor | undefined;
  return playFlow(flow, {
    email,
    national,
    async widget(args) {
      visitor = await widget(args);
      return visitor;
    },
    async code(to) {
      await code(to);
      return (await control.messages({ public_token: PUBLIC_TOKEN, to })).at(-1)?.code ?? '';
    },
    account: (given) => makeAccount(site, email, given),
    sent: async () => pathsOf(await control.requests({ public_token: PUBLIC_TOKEN })),
    reported: async () =>
      (await visitor?.tab.evaluate(() => (window as unknown as { events?: string[] }).events)) ?? [],
  });
}

/** The flows that unit tests play in jsdom (`tests/flows`). */
export const flows: Visit[] = Object.values(FLOWS)
  .flat()
  .map((flow) => ({ title: flow.title, isMain: flow.isMain, run: (stage) => playIn(flow, stage) }));
