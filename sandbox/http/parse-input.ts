import * as v from 'valibot';
import { RequestError } from './request-error.ts';

/** Input of the wrong shape is rejected with every issue and its path. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  throw new RequestError(422, 'invalid-request', issues.join(' '));
}
