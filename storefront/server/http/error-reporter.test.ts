import { expect, test } from 'vitest';
import { createErrorReporter, type ErrorContext } from './error-reporter.ts';

test('reports each error of a request once, with its id', () => {
  const reports: [unknown, ErrorContext][] = [];
  const request = { id: 'an-id', method: 'GET', pathname: '/fi' };
  const report = createErrorReporter(request, (error, context) => reports.push([error, context]));
  const error = new Error('failed');
  report(error);
  report(error);
  report(new Error('the page is shown without its menu', { cause: error }));
  report(error.message);
  report('text');
  const context = { requestId: 'an-id', method: 'GET', path: '/fi' };
  expect(reports).toEqual([
    [error, context],
    ['text', context],
  ]);
});
