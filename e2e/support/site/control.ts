import type { ControlCalls, SandboxControl } from '../../../sandbox/controlClient';
import { createSandboxControl } from '../../../sandbox/controlClient';

type Input<Name extends keyof ControlCalls> = NonNullable<Parameters<ControlCalls[Name]>[0]>;

export type Project = Input<'createProject'> & { public_token: string };
export type NewUser = Input<'createUser'>;
export type Fault = Input<'addFault'>;
export type Message = Awaited<ReturnType<SandboxControl['lastMessage']>>;

export type Control = ReturnType<typeof createControl>;

/** A message may be sent late on a busy machine. */
const TIMEOUT_MS = 10_000;

/** The sandbox's control client, with the calls that tests make most in a shorter form. */
export function createControl(sandboxUrl: string) {
  const control = createSandboxControl(sandboxUrl, { timeoutMs: TIMEOUT_MS });
  return {
    ...control,
    findUsers: async (filter: Input<'users'>) => (await control.users(filter)).users,
    messages: async (filter: Input<'messages'>) => (await control.messages(filter)).messages,
    nextMessage: ({ public_token, to, after }: { public_token: string; to: string; after?: string }) =>
      control.ofProject(public_token).lastMessage(to, { after }),
    clearFaults: (public_token: string) => control.clearFaults({ public_token }),
    requireCaptcha: (public_token: string, required_on: string[]) =>
      control.requireCaptcha({ public_token, required_on }),
    advanceClock: (advance_ms: number) => control.advanceClock({ advance_ms }),
    requests: async (filter: Input<'requests'>) => (await control.requests(filter)).requests,
    events: async (public_token: string) => (await control.events({ public_token })).events,
    scan: (message_id: string) => control.scan({ message_id }),
    clearData: (public_token?: string) => control.deleteData({ public_token }),
  };
}
