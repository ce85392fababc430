import { type DocumentNode, Lexer, type Source, TokenKind } from 'graphql';
import { LIMITS } from '#contract/limits.ts';
import { extentsOf } from './document-extent.ts';
import { ShopError } from './errors.ts';

/** Before a text is parsed: that takes longer with every token. */
export function checkTokens(source: Source): void {
  const lexer = new Lexer(source);
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; tokens++) {
    if (tokens === LIMITS.graphqlTokens)
      throw new ShopError('LIMIT_EXCEEDED', `The document has more than ${LIMITS.graphqlTokens} tokens.`);
  }
}

/** Before a document is validated: that takes long where much is repeated. */
export function checkExtent(document: DocumentNode): void {
  for (const { depth, aliases, directives, repeats } of extentsOf(document)) {
    check(depth, LIMITS.graphqlDepth, 'levels of depth');
    check(aliases, LIMITS.graphqlAliases, 'aliases');
    check(directives, LIMITS.graphqlDirectives, 'directives');
    check(repeats, LIMITS.graphqlRepeats, 'repeated fields');
  }
}

function check(found: number, limit: number, what: string): void {
  if (found > limit)
    throw new ShopError(
      'LIMIT_EXCEEDED',
      `The operation has ${found} ${what}; at most ${limit} are answered.`,
    );
}

/** Before an operation is executed. */
export function checkCost(cost: number): void {
  if (cost > LIMITS.graphqlCost)
    throw new ShopError(
      'LIMIT_EXCEEDED',
      `The operation costs ${cost}; at most ${LIMITS.graphqlCost} is answered. Ask for fewer items, fields or lists at once.`,
      { cost, limit: LIMITS.graphqlCost },
    );
}
