/** A small JSON schema validator. Its issues have the format of the provider's validator. */
import { isRecord } from '../../src/domain/calls/checkValues';

interface Common {
  required?: true;
}
export type Field =
  | (Common & { type: 'string'; enum?: readonly string[]; minLength?: number; maxLength?: number })
  | (Common & { type: 'number'; minimum?: number; exclusiveMinimum?: number; maximum?: number })
  | (Common & { type: 'boolean' })
  | (Common & { type: 'any' })
  | (Common & { type: 'object'; properties?: Shape })
  | (Common & { type: 'array'; items?: Field });

export type Shape = Readonly<Record<string, Field>>;

type ValueOf<F extends Field> = F extends { type: 'any' }
  ? unknown
  : F extends { type: 'string' }
    ? string
    : F extends { type: 'number' }
      ? number
      : F extends { type: 'boolean' }
        ? boolean
        : F extends { type: 'array'; items: infer I extends Field }
          ? ValueOf<I>[]
          : F extends { type: 'array' }
            ? unknown[]
            : F extends { type: 'object'; properties: infer P extends Shape }
              ? BodyOf<P>
              : Record<string, unknown>;

/** The type of a validated body. */
export type BodyOf<S extends Shape> = {
  [K in keyof S as S[K] extends { required: true } ? K : never]: ValueOf<S[K]>;
} & {
  [K in keyof S as S[K] extends { required: true } ? never : K]?: ValueOf<S[K]>;
};

export interface SchemaIssue {
  keyword: string;
  dataPath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  message: string;
}

interface Place {
  data: string;
  schema: string;
  /** Whether an optional field can be null. */
  takesNull?: boolean;
}

const fits = (value: unknown, type: Field['type']): boolean => {
  if (type === 'any') return true;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  return typeof value === type && (type !== 'number' || Number.isFinite(value));
};

function complain(
  place: Place,
  keyword: string,
  params: Record<string, unknown>,
  message: string,
): SchemaIssue {
  return { keyword, dataPath: place.data, schemaPath: `${place.schema}/${keyword}`, params, message };
}

function numberIssues(value: number, field: Field & { type: 'number' }, place: Place): SchemaIssue[] {
  const { minimum, exclusiveMinimum, maximum } = field;
  const tell = (keyword: string, comparison: string, limit: number): SchemaIssue =>
    complain(place, keyword, { comparison, limit }, `should be ${comparison} ${limit}`);
  if (minimum !== undefined && value < minimum) return [tell('minimum', '>=', minimum)];
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return [tell('exclusiveMinimum', '>', exclusiveMinimum)];
  if (maximum !== undefined && value > maximum) return [tell('maximum', '<=', maximum)];
  return [];
}

function stringIssues(value: string, field: Field & { type: 'string' }, place: Place): SchemaIssue[] {
  const { minLength = 0, maxLength = Infinity } = field;
  if (field.enum && !field.enum.includes(value))
    return [
      complain(
        place,
        'enum',
        { allowedValues: field.enum },
        `should be equal to one of the allowed values: ${field.enum.join(', ')}`,
      ),
    ];
  if (value.length < minLength)
    return [
      complain(
        place,
        'minLength',
        { limit: minLength },
        `should NOT be shorter than ${minLength} characters`,
      ),
    ];
  if (value.length > maxLength)
    return [
      complain(place, 'maxLength', { limit: maxLength }, `should NOT be longer than ${maxLength} characters`),
    ];
  return [];
}

export function fieldIssues(value: unknown, field: Field, place: Place): SchemaIssue[] {
  if (!fits(value, field.type)) {
    return [complain(place, 'type', { type: field.type }, `should be ${field.type}`)];
  }
  switch (field.type) {
    case 'number':
      return numberIssues(value as number, field, place);
    case 'string':
      return stringIssues(value as string, field, place);
    case 'object':
      return field.properties ? objectIssues(value, field.properties, false, place) : [];
    case 'array': {
      const { items } = field;
      if (!items) return [];
      return (value as unknown[]).flatMap((item, index) =>
        fieldIssues(item, items, {
          ...place,
          data: `${place.data}[${index}]`,
          schema: `${place.schema}/items`,
        }),
      );
    }
    default:
      return [];
  }
}

function objectIssues(value: unknown, shape: Shape, closed: boolean, place: Place): SchemaIssue[] {
  if (!isRecord(value)) return [complain(place, 'type', { type: 'object' }, 'should be object')];
  const issues: SchemaIssue[] = [];
  for (const [name, field] of Object.entries(shape)) {
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    if (given === undefined) {
      if (field.required)
        issues.push(
          complain(place, 'required', { missingProperty: name }, `should have required property '${name}'`),
        );
    } else if (given !== null || field.required || !place.takesNull) {
      const inner = {
        ...place,
        data: `${place.data}.${name}`,
        schema: `${place.schema}/properties/${name}`,
      };
      issues.push(...fieldIssues(given, field, inner));
    }
  }
  if (closed) {
    for (const name of Object.keys(value).filter((key) => !Object.hasOwn(shape, key))) {
      const message = `should NOT have additional property '${name}'`;
      issues.push(complain(place, 'additionalProperties', { additionalProperty: name }, message));
    }
  }
  return issues;
}

/** All issues of `value`. Control calls take null for an optional field, and no unknown fields; SDK calls the reverse. */
export function schemaIssues(value: unknown, shape: Shape, isControl = false): SchemaIssue[] {
  return objectIssues(value, shape, isControl, { data: '', schema: '#', takesNull: isControl });
}

/** The known fields of a validated value. Null fields are omitted, so that a missing field is always undefined. */
export function checkedBody<S extends Shape>(value: unknown, shape: S): BodyOf<S> {
  const given = value as Record<string, unknown>;
  const known = Object.keys(shape).filter((name) => Object.hasOwn(given, name) && given[name] !== null);
  return Object.fromEntries(known.map((name) => [name, given[name]])) as BodyOf<S>;
}
