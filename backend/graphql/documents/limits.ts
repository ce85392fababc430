import { type DocumentNode, Lexer, type Source, TokenKind } from 'graphql';
import { LIMITS } from '#contract/limits.ts';
import { ShopError } from '../errors.ts';
import type { PlannedField } from '../execution/plan-operation.ts';
import { findMutationToSendAlone } from '../execution/work.ts';
import { measureOperations } from './operation-size.ts';

/** Checked before parsing, whose time grows with the number of tokens. */
export function checkTokens(source: Source): void {
  const lexer = new Lexer(source);
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; tokens++) {
    if (tokens === LIMITS.graphqlTokens)
      throw new ShopError('LIMIT_EXCEEDED', `The document has more than ${LIMITS.graphqlTokens} tokens.`);
  }
}

/** Checked before validation, which is slow for repeated fields. */
export function checkOperationSizes(document: DocumentNode): void {
  for (const { depth, aliases, directives, repeats } of measureOperations(document)) {
    checkCount(depth, LIMITS.graphqlDepth, 'levels of depth');
    checkCount(aliases, LIMITS.graphqlAliases, 'aliases');
    checkCount(directives, LIMITS.graphqlDirectives, 'directives');
    checkCount(repeats, LIMITS.graphqlRepeats, 'repeated fields');
  }
}

function checkCount(count: number, limit: number, label: string): void {
  if (count > limit)
    throw new ShopError('LIMIT_EXCEEDED', `The operation has ${count} ${label}; the limit is ${limit}.`);
}

/** Checked before execution. */
export function checkMutations(fields: readonly PlannedField[]): void {
  const name = findMutationToSendAlone(fields);
  if (name !== undefined)
    throw new ShopError('LIMIT_EXCEEDED', `Send ${name} in a request of its own, without other mutations.`);
}

/** Checked before execution: lists, searches, sort orders and changes. */
export function checkWork(work: number): void {
  if (work > LIMITS.graphqlWork)
    throw new ShopError(
      'LIMIT_EXCEEDED',
      `The operation needs ${work} units of work; the limit is ${LIMITS.graphqlWork}. Send fewer lists, searches or changes at once.`,
      { work, limit: LIMITS.graphqlWork },
    );
}

/** Checked before execution. */
export function checkCost(cost: number): void {
  if (cost > LIMITS.graphqlCost)
    throw new ShopError(
      'LIMIT_EXCEEDED',
      `The operation costs ${cost}; the limit is ${LIMITS.graphqlCost}. Request fewer items, fields or lists at once.`,
      { cost, limit: LIMITS.graphqlCost },
    );
}
