import { PAGE_FILES_ID, type PageFiles } from '#storefront/config/page-files.ts';
import { START_SCRIPT } from '#storefront/server/document/start-script.ts';
import { STRICT_TRANSPORT_SECURITY, securityHeaders } from '#storefront/server/http/security-headers.ts';
import type { ReleaseScript } from './release-scripts.ts';

const timeoutMs = 30_000;

/** Headers, script elements and script files of the page at the URL that differ from those of this release. */
export async function findPageProblems(url: string, scripts: readonly ReleaseScript[]): Promise<string[]> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  const location = response.headers.get('location');
  if (location) return [`The page redirects to ${location}: check that URL instead.`];
  if (response.status !== 200) return [`The page responds with ${response.status}.`];
  const policy = response.headers.get('content-security-policy') ?? '';
  const html = await response.text();
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return [
    ...headerProblems(response.headers, new URL(url).protocol === 'https:'),
    ...policyProblems(policy),
    ...elementProblems(html, nonce),
    ...fileProblems(html, scripts),
  ];
}

function headerProblems(headers: Headers, isSecure: boolean): string[] {
  const expected = {
    ...securityHeaders,
    ...(isSecure ? { 'strict-transport-security': STRICT_TRANSPORT_SECURITY } : {}),
  };
  return Object.entries(expected)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name, value]) => `The header ${name} is "${headers.get(name) ?? ''}" instead of "${value}".`);
}

/** The values of each directive in the checkout. Sources of frames and forms are the payment providers'. */
const directives: Readonly<Record<string, RegExp>> = {
  'default-src': /^'self'$/,
  'script-src': /^'self' 'nonce-[\w+/=-]+'$/,
  'style-src': /^'self'( 'sha256-[\w+/=-]+')*$/,
  'img-src': /^'self' data:$/,
  'connect-src': /^'self'$/,
  'worker-src': /^'self'$/,
  'manifest-src': /^'self'$/,
  'object-src': /^'none'$/,
  'base-uri': /^'none'$/,
  'frame-src': /^('none'|https?:\/\/[^*]+)$/,
  'form-action': /^'self'( https?:\/\/[^*]+)?$/,
  'frame-ancestors': /^'none'$/,
};

function policyProblems(policy: string): string[] {
  const found = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')] as const;
    }),
  );
  const wrong = Object.entries(directives).filter(([name, pattern]) => !pattern.test(found.get(name) ?? ''));
  const unknown = [...found.keys()].filter((name) => name !== '' && !Object.hasOwn(directives, name));
  return [
    ...wrong.map(([name]) => `The policy has "${name} ${found.get(name) ?? ''}".`),
    ...unknown.map((name) => `The policy has the unknown directive ${name}.`),
  ];
}

/**
 * Script elements that this release does not write. Its pages escape `<` in texts and in JSON, so that each `<script` is an
 * element, and an element of another form was added by others.
 */
function elementProblems(html: string, nonce: string): string[] {
  const data = [`<script type="application/json" id="`, `<script type="application/ld+json">`];
  const start = `<script nonce="${nonce}">${START_SCRIPT}</script>`;
  const elements = [...html.matchAll(/<script/gi)].map(({ index }) => html.slice(index));
  const starts = elements.filter((element) => nonce && element.startsWith(start));
  const others = elements.filter(
    (element) => !element.startsWith(start) && !data.some((prefix) => element.startsWith(prefix)),
  );
  return [
    ...(starts.length === 1 ? [] : ['The page does not have the start script of this release once.']),
    ...others.map((element) => `The page has another script: ${element.slice(0, 100)}`),
  ];
}

function fileProblems(html: string, scripts: readonly ReleaseScript[]): string[] {
  const pattern = new RegExp(`<script type="application/json" id="${PAGE_FILES_ID}">([^<]*)</script>`);
  const [, json] = pattern.exec(html) ?? [];
  if (json === undefined) return ['The page does not list its files.'];
  let files: PageFiles;
  try {
    files = JSON.parse(json);
  } catch {
    return ['The list of the page’s files is not JSON.'];
  }
  const known = new Set(scripts.map(({ path }) => path));
  return [files.entry, ...files.scripts]
    .filter((path) => !known.has(path))
    .map((path) => `The page loads ${path}, which this release does not have.`);
}
