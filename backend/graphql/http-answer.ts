import type { GraphqlAnswer } from './pipeline.ts';
import type { PlainAnswer } from './plain-http.ts';

const newerType = 'application/graphql-response+json';
const acceptable = [newerType, 'application/json', 'application/*', '*/*'];

/**
 * An answer as HTTP. By the older media type the status is 200 whatever the errors are; by the newer, which clients ask
 * for first when they know it, 400 says that nothing was executed.
 */
export function httpAnswer(answer: GraphqlAnswer, accept = '*/*'): PlainAnswer {
  const types = accept.split(',').map((range) => range.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  const isNewer = types.find((type) => acceptable.includes(type)) === newerType;
  const code = answer.data === undefined ? answer.errors?.[0]?.extensions?.code : undefined;
  const isUnknownOperation = code === 'OPERATION_RESOLUTION_FAILURE';
  const isRefused = answer.data === undefined && (isNewer || isUnknownOperation);
  return {
    // A client whose session is over must notice, whichever type it asked for.
    status: code === 'INVALID_TOKEN' ? 401 : isRefused ? 400 : 200,
    headers: { 'content-type': `${isNewer ? newerType : 'application/json'}; charset=utf-8` },
    body: JSON.stringify(answer),
  };
}
