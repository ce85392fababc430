import { type DocumentNode, Kind, parse, print, visit } from 'graphql';
import type { CommerceApi, GraphqlResult } from './commerce-api.ts';

/** Fragments with this ending select fields that Kvarto's API adds to the contract; other backends may lack them. */
const additionsEnding = 'Additions';

/** Repeats a document without its additions if the API does not know them. From then on it is always sent without them. */
export function dropUnknownAdditions(execute: CommerceApi['execute']): CommerceApi['execute'] {
  const reducedDocuments = new Map<string, string>();
  return async (query, ...request) => {
    const known = reducedDocuments.get(query);
    const result = await execute(known ?? query, ...request);
    if (known || !rejectsAdditions(result, query)) return result;
    const reduced = withoutAdditions(query);
    const repeated = await execute(reduced, ...request);
    if (repeated.data) reducedDocuments.set(query, reduced);
    return repeated;
  };
}

/** Whether an API that has not executed the document names one of its added fields. Each API words the error differently. */
function rejectsAdditions({ data, errors }: GraphqlResult, query: string): boolean {
  if (!errors || data) return false;
  const fields = addedFields(query);
  return errors.some(({ message }) => fields.some((field) => message.includes(field)));
}

/** The document with only fields of the contract. */
export function withoutAdditions(query: string): string {
  const reduced: DocumentNode = visit(parse(query), {
    FragmentSpread: ({ name }) => (isAddition(name.value) ? null : undefined),
    FragmentDefinition: ({ name }) => (isAddition(name.value) ? null : undefined),
  });
  const used = usedVariables(reduced);
  return print(
    visit(reduced, {
      VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
    }),
  );
}

/** The names of the added fields that a document selects. */
export function addedFields(query: string): string[] {
  const fields: string[] = [];
  for (const definition of parse(query).definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION && isAddition(definition.name.value))
      for (const selection of definition.selectionSet.selections)
        if (selection.kind === Kind.FIELD) fields.push(selection.name.value);
  return fields;
}

function isAddition(fragmentName: string): boolean {
  return fragmentName.endsWith(additionsEnding);
}

/** The variables that a document uses, apart from their definitions. */
function usedVariables(document: DocumentNode): Set<string> {
  const used = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => {
      used.add(name.value);
    },
  });
  return used;
}
