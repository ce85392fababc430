import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  type ParseOptions,
  parse,
  Source,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { RejectedOperationError } from '../errors.ts';
import { type CachedOperation, operationsOf } from './cached-operation.ts';
import { checkOperationSizes, checkTokens } from './limits.ts';
import { LruCache } from './lru-cache.ts';
import { selectNeededRules } from './needed-rules.ts';

/** All documents together: room for hundreds of large ones. */
const maxCharacters = 500_000;
/** Each entry counts as at least this many characters, because even a short document has a plan. */
const minSize = 500;
const maxErrors = 20;

/** Finds the requested operation of a document. */
type FindOperation = (text: string, operationName: string | null | undefined) => CachedOperation;

/** Parses, validates and plans each document once. Rejected documents are not cached. */
export function createDocumentCache(schema: GraphQLSchema, hasIntrospection: boolean): FindOperation {
  const rules = hasIntrospection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const documents = new LruCache<CachedOperation[]>(maxCharacters);
  return (text, operationName) => {
    let operations = documents.get(text);
    if (!operations) {
      operations = operationsOf(readDocument(text, schema, rules), schema);
      documents.set(text, operations, Math.max(text.length, minSize));
    }
    const requested =
      typeof operationName === 'string'
        ? operations.filter(({ node }) => node.name?.value === operationName)
        : operations;
    const [found] = requested;
    if (found && requested.length === 1) return found;
    const error = new GraphQLError('Could not determine what operation to execute.');
    throw new RejectedOperationError('OPERATION_RESOLUTION_FAILURE', [error]);
  };
}

function readDocument(text: string, schema: GraphQLSchema, rules: readonly ValidationRule[]): DocumentNode {
  const source = new Source(text);
  // Locations are needed for validation errors only, and would take most of the cache's memory.
  const document = parseLimited(source, { noLocation: true });
  checkOperationSizes(document);
  if (validate(schema, document, selectNeededRules(rules, text), { maxErrors: 1 }).length === 0)
    return document;
  const errors = validate(schema, parse(source), rules, { maxErrors });
  throw new RejectedOperationError('GRAPHQL_VALIDATION_FAILED', errors);
}

function parseLimited(source: Source, options: ParseOptions): DocumentNode {
  try {
    checkTokens(source);
    return parse(source, options);
  } catch (error) {
    if (error instanceof GraphQLError) throw new RejectedOperationError('GRAPHQL_PARSE_FAILED', [error]);
    throw error;
  }
}
