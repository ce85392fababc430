import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  Source,
  specifiedRules,
  validate,
} from 'graphql';
import { RefusedOperation } from './errors.ts';
import { type KnownOperation, operationsOf } from './known-operation.ts';
import { checkExtent, checkTokens } from './limits.ts';
import { RecentlyUsed } from './recently-used.ts';

/** Characters of all documents together: hundreds of large ones, and bearable when each is the worst. */
const mostCharacters = 500_000;
/** What is made of a document is not small, however short it is. */
const leastSize = 500;
const mostProblems = 20;

/** Finds the operation of a document that a request asks for. */
export type FindOperation = (text: string, operationName: string | null | undefined) => KnownOperation;

/** Each document is read once; what is refused is not remembered. */
export function createKnownDocuments(schema: GraphQLSchema, hasIntrospection: boolean): FindOperation {
  const rules = hasIntrospection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const documents = new RecentlyUsed<KnownOperation[]>(mostCharacters);
  return (text, operationName) => {
    let operations = documents.get(text);
    if (!operations) {
      operations = operationsOf(readDocument(text, schema, rules), schema);
      documents.set(text, operations, Math.max(text.length, leastSize));
    }
    const [found, other] =
      typeof operationName === 'string'
        ? operations.filter(({ node }) => node.name?.value === operationName)
        : operations;
    if (found && !other) return found;
    const problem = new GraphQLError('Could not determine what operation to execute.');
    throw new RefusedOperation('OPERATION_RESOLUTION_FAILURE', [problem]);
  };
}

function readDocument(text: string, schema: GraphQLSchema, rules: typeof specifiedRules): DocumentNode {
  const source = new Source(text);
  const document = parseLimited(source);
  checkExtent(document);
  const problems = validate(schema, document, rules, { maxErrors: mostProblems });
  if (problems.length > 0) throw new RefusedOperation('GRAPHQL_VALIDATION_FAILED', problems);
  // Only refusals name places in the text, and those would be most of what is remembered.
  return parse(source, { noLocation: true });
}

function parseLimited(source: Source): DocumentNode {
  try {
    checkTokens(source);
    return parse(source);
  } catch (error) {
    if (error instanceof GraphQLError) throw new RefusedOperation('GRAPHQL_PARSE_FAILED', [error]);
    throw error;
  }
}
