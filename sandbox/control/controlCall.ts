import type { SigningKey } from '../state/project/keys';
import type { Project } from '../state/project/projects';
import type { State, Transact } from '../state/state';
import type { SchemaIssue, Shape } from '../verify/schema';
import { checkedBody, schemaIssues, type BodyOf } from '../verify/schema';

/** Thrown when a control call is invalid. The message says what is wrong and how to fix it. */
export class ControlError extends Error {
  override name = 'ControlError';
}

export const wrong = (message: string): never => {
  throw new ControlError(message);
};

export interface ControlContext {
  transact: Transact;
  /** The sandbox's origin. */
  origin: string;
  /** The consent page of projects that do not set `consent_url`. */
  consentUrl: string;
  signingKey: SigningKey;
  /** Fetches a URL as a mail scanner would. URLs of the sandbox are handled in process, others over the network. */
  fetchAsScanner(url: string): Promise<Response>;
}

const field = (name: string, { required, type }: { required?: boolean; type: string }): string =>
  `${name}${required ? '' : '?'}: ${type}`;

const usage = (shape: Shape): string =>
  `{ ${Object.entries(shape)
    .map(([name, rule]) => field(name, rule))
    .join(', ')} }`;

const sentence = ({ dataPath, message }: SchemaIssue): string => `${dataPath.slice(1)} ${message}`.trim();

/** Checks the input and refuses unknown fields, because a test with a misspelt field would pass without testing anything. */
export function checkInput<const S extends Shape>(input: unknown, shape: S): BodyOf<S> {
  const [issue] = schemaIssues(input, shape, true);
  if (issue) wrong(`${sentence(issue)}. This call takes ${usage(shape)}.`);
  return checkedBody(input, shape);
}

export const PUBLIC_TOKEN = { public_token: { type: 'string', required: true } } as const satisfies Shape;

export async function knownProject(state: State, publicToken: string): Promise<Project> {
  const project = await state.projects.find(publicToken);
  if (project) return project;
  const known = (await state.projects.tokens()).join(', ');
  return wrong(
    `public_token "${publicToken}" does not exist (existing: ${known}). Create it with POST /sandbox/v1/projects first.`,
  );
}

/** The path of an SDK call as used by faults and captcha rules: relative to `/sdk/v1`. */
export function sdkPath(path: string): string {
  const relative = path.replace(/^\/sdk\/v1(?=\/)/, '');
  if (relative !== '*' && !/^\/[^?#\s]+$/.test(relative)) {
    wrong(`path "${path}" should be that of an SDK call, such as "/otps/authenticate", or "*" for all.`);
  }
  return relative;
}
