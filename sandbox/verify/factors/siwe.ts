import { refuse, SchemaRefusal } from '../refusals';
import type { BodyOf, Shape } from '../schema';
import { stringOf } from '../../../src/domain/calls/wireValues';

/** The fields of a Sign-In with Ethereum text (EIP-4361) that the caller can set. */
export const SIWE_PARAMS = {
  uri: { type: 'string' },
  chain_id: { type: 'any' },
  issued_at: { type: 'string' },
  statement: { type: 'string' },
  not_before: { type: 'string' },
  message_request_id: { type: 'string' },
  resources: { type: 'array', items: { type: 'string' } },
} as const satisfies Shape;

export type SiweParams = BodyOf<typeof SIWE_PARAMS>;

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

export function siweTime(field: 'issued_at' | 'not_before', value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (RFC_3339.test(value) && Number.isFinite(Date.parse(value))) return Date.parse(value);
  throw new SchemaRefusal([
    {
      keyword: 'format',
      dataPath: `.siwe_params.${field}`,
      schemaPath: `#/properties/siwe_params/properties/${field}/format`,
      params: { format: 'date-time' },
      message: 'should match format "date-time"',
    },
  ]);
}

interface SiweText extends SiweParams {
  /** Host of the page that asks. */
  domain: string;
  address: string;
  uri: string;
  nonce: string;
  issued_at: string;
  expires_at: string;
}

/** Refuses line breaks, which would let a caller inject fields into the text. */
const isLine = (text: string): boolean => !/[\r\n]/.test(text);
const isUri = (text: string): boolean => isLine(text) && /^[a-z][a-z0-9+.-]*:\S+$/i.test(text);

export function siweText(given: SiweText): string {
  const { statement, message_request_id, resources = [] } = given;
  const { chain_id = 1 } = given;
  const chainId = typeof chain_id === 'number' ? String(chain_id) : stringOf(chain_id);
  if (!isUri(given.uri)) return refuse('invalid_siwe_uri');
  if (!/^\d{1,20}$/.test(chainId)) return refuse('invalid_siwe_chain_id');
  if (statement !== undefined && !isLine(statement)) return refuse('invalid_siwe_statement');
  if (message_request_id !== undefined && !isLine(message_request_id))
    return refuse('invalid_siwe_message_request_id');
  if (!resources.every(isUri)) return refuse('invalid_siwe_resource');
  return [
    `${given.domain} wants you to sign in with your Ethereum account:`,
    given.address,
    '',
    ...(statement ? [statement] : []),
    '',
    `URI: ${given.uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${given.nonce}`,
    `Issued At: ${given.issued_at}`,
    `Expiration Time: ${given.expires_at}`,
    ...(given.not_before === undefined ? [] : [`Not Before: ${given.not_before}`]),
    ...(message_request_id === undefined ? [] : [`Request ID: ${message_request_id}`]),
    ...(resources.length > 0 ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n');
}
