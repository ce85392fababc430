import type { BackendSettings } from '#backend/config/settings.ts';
import { fileNotFound, type HttpResponse } from '#backend/http/http-message.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import { hasGraphiql } from './has-graphiql.ts';

/** Monaco, the editor, sets inline styles and loads its icon font from a data URL. The page calls no other host. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'font-src data:',
  "img-src 'self' data:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

type ExplorerSettings = Pick<BackendSettings, 'API_KEYS' | 'INTROSPECTION' | 'PUBLIC_URL'>;

export function graphiqlRoutes(settings: ExplorerSettings): BackendRoute[] {
  if (!hasGraphiql(settings)) return [];
  // The page sends the first key of the setting.
  const [apiKey = ''] = settings.API_KEYS;
  return [
    { method: 'GET', pattern: '/graphiql', handler: () => fileResponse('text/html', page) },
    {
      method: 'GET',
      pattern: '/graphiql/:file',
      handler: (_, { file = '' }) => getFile(file, apiKey),
    },
  ];
}

/** Imports the package at the first request: it has 9 MB, and only development installs it. */
async function getFile(name: string, apiKey: string): Promise<HttpResponse> {
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql').catch(() => undefined);
  if (!graphiql) return fileNotFound('GraphiQL is not installed.');
  const script = (content: string) => fileResponse('text/javascript', content);
  switch (name) {
    case 'app.css':
      return fileResponse('text/css', graphiql.css);
    case 'app.js':
      return script(`${environment}\n${graphiql.js}\n${startScript(apiKey)}`);
    case 'editor.js':
      return script(graphiql.editorWorkerService);
    case 'json.js':
      return script(graphiql.jsonWorker);
    case 'graphql.js':
      return script(graphiql.graphqlWorker);
    default:
      return fileNotFound('There is no such file.');
  }
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphiQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/graphiql/app.css">
<script defer src="/graphiql/app.js"></script>
</head>
<body>
<div id="root"></div>
<noscript>GraphiQL needs scripts. The API is at /graphql.</noscript>
</body>
</html>
`;

/** Monaco starts its workers from files, because the policy forbids blob URLs. */
const environment = `self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_, label) => '/graphiql/' + (label === 'editorWorkerService' ? 'editor' : label) + '.js',
};`;

const defaultQuery = `# Descriptions of all fields are in the documentation on the left.
query Products {
  products(take: 3) {
    count
    products {
      name
      canonicalUrl
      unitPrice {
        sellingPriceIncVatFormatted
      }
    }
  }
}
`;

function startScript(apiKey: string): string {
  const options = {
    endpoint: '/graphql',
    title: 'GraphiQL',
    defaultQuery,
    headers: JSON.stringify({ 'x-apikey': apiKey }, null, 2),
  };
  return `YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), ${JSON.stringify(options)});`;
}

function fileResponse(type: string, body: string): HttpResponse {
  return {
    status: 200,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
    body,
  };
}
