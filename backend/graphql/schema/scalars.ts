import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';

const numberScalar = (name: string) =>
  new GraphQLScalarType<number, number>({
    name,
    serialize: (value) => Number(value),
    parseValue: parseNumber,
    parseLiteral: (node) => parseNumber(valueFromASTUntyped(node)),
  });

function parseNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new GraphQLError(`A number was expected, not ${JSON.stringify(value)}.`);
}

const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function textScalar(name: string, expected: string, isValid: (value: string) => boolean) {
  const parse = (value: unknown) => {
    if (typeof value === 'string' && isValid(value)) return value;
    throw new GraphQLError(`${expected} was expected, not ${JSON.stringify(value)}.`);
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
  });
}

export const scalars = {
  Decimal: numberScalar('Decimal'),
  Long: numberScalar('Long'),
  DateTime: textScalar(
    'DateTime',
    'A date and time in ISO 8601',
    (value) => !Number.isNaN(Date.parse(value)),
  ),
  Guid: textScalar('Guid', 'A GUID', (value) => guidPattern.test(value)),
};
