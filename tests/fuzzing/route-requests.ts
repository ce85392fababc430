import { COOKIES, SECRET_COOKIES } from '#storefront/config/cookies.ts';
import type { FoundForm } from './found-forms.ts';
import type { Fuzzer } from './fuzzer.ts';
import type { NamesOfFile } from './names-in-sources.ts';
import type { RawRequest } from './raw-request.ts';
import type { FuzzedRoute } from './route-tables.ts';

/** The parts of requests, besides random values. */
export interface RequestMaterial {
  forms: readonly FoundForm[];
  names: readonly NamesOfFile[];
  headerNames: readonly string[];
  /** Bodies that a route accepts, by its pattern: fuzzed requests differ in a few values. */
  examples: Readonly<Record<string, () => object>>;
  origins: Readonly<Record<FuzzedRoute['server'], string>>;
}

/** Headers that let the request in: keys, tokens, cookies. */
export type Credentials = Readonly<Record<FuzzedRoute['server'], Readonly<Record<string, string>>>>;

type Header = readonly [name: string, value: string];

const cookieNames = [...Object.values(COOKIES).map(({ name }) => name), ...Object.values(SECRET_COOKIES)];

/** A request for a route, whose parameters, query, cookies, headers and body are fuzzed. */
export function fuzzedRequest(
  route: FuzzedRoute,
  fuzzer: Fuzzer,
  { forms, names, headerNames, origins, examples }: RequestMaterial,
  credentials: Credentials,
): RawRequest {
  const form =
    route.body === 'form' && route.server === 'shop' && fuzzer.isMaybe(0.6) ? fuzzer.pick(forms) : undefined;
  const path = form?.path ?? fuzzedPath(route.pattern, fuzzer);
  const readNames = form?.fields ?? namesFor(path, fuzzer, names);
  const method = fuzzer.isMaybe(0.02)
    ? fuzzer.pick(['HEAD', 'PATCH', 'OPTIONS', 'TRACE'])
    : fuzzer.pick(route.methods);
  const query = fuzzer.isMaybe(method === 'GET' ? 0.6 : 0.2) ? fuzzedQuery(readNames, fuzzer) : '';
  const example = fuzzer.isMaybe(0.8) ? examples[route.pattern]?.() : undefined;
  const createContent = () =>
    example ? jsonContent(changeValues(example, fuzzer)) : fuzzedBody(route, readNames, fuzzer);
  const content = method === 'GET' ? undefined : createContent();
  const headers: Header[] = [
    ['x-forwarded-for', fuzzer.address()],
    ['origin', origins[route.server]],
    ...(fuzzer.isMaybe(0.8) ? sentCredentials(credentials[route.server], fuzzer) : []),
    ...(content ? [['content-type', content.type] as const] : []),
    ...fuzzedHeaders(headerNames, fuzzer),
  ];
  const cookie = fuzzer.isMaybe(0.3) ? fuzzedCookies(fuzzer) : '';
  return {
    method,
    target: withoutSpaces((path.startsWith('/') ? path : `/${path}`) + query),
    headers: cookie ? [...headers.filter(([name]) => name !== 'cookie'), ['cookie', cookie]] : headers,
    body: content?.bytes,
  };
}

/** Sometimes with a changed token, cookie or key. */
function sentCredentials(headers: Readonly<Record<string, string>>, fuzzer: Fuzzer): Header[] {
  return Object.entries(headers).map(([name, value]) =>
    fuzzer.isMaybe(0.05)
      ? [
          name,
          `${value}${fuzzer
            .text()
            .replace(/[\r\n]/g, ' ')
            .slice(0, 2000)}`,
        ]
      : [name, value],
  );
}

/** Names of a file whose path shares a word with the URL, or of any file. */
function namesFor(path: string, fuzzer: Fuzzer, files: readonly NamesOfFile[]): readonly string[] {
  const words = path.split(/\W+/).flatMap((word) => [word, word.replace(/s$/, '')]);
  const related = files.filter((file) => words.some((word) => file.words.has(word)));
  return fuzzer.pick(related.length > 0 && fuzzer.isMaybe(0.7) ? related : files).names;
}

function fuzzedPath(pattern: string, fuzzer: Fuzzer): string {
  const fill = () => encode(fuzzer.text(), fuzzer);
  return pattern.replace(/:\w+\??|\*/g, (part) =>
    part === '*' ? Array.from({ length: 1 + fuzzer.number(3) }, fill).join('/') : fill(),
  );
}

/** Usually as a browser encodes it, sometimes as other clients do. */
function encode(text: string, fuzzer: Fuzzer): string {
  if (fuzzer.isMaybe(0.75)) return encodeURIComponent(text.toWellFormed());
  if (fuzzer.isMaybe(0.4))
    return [...Buffer.from(text.slice(0, 100), 'utf16le')]
      .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
      .join('');
  return text.replace(/[?#]/g, '');
}

/** Spaces and line breaks would end the first line of the request. */
const withoutSpaces = (target: string) => target.replace(/[ \r\n]/g, '+');

function fuzzedQuery(names: readonly string[], fuzzer: Fuzzer): string {
  const pairs = Array.from(
    { length: 1 + fuzzer.number(4) },
    () => `${encode(fuzzer.name(names), fuzzer)}=${encode(fuzzer.text(), fuzzer)}`,
  );
  return `?${pairs.join('&')}`;
}

function fuzzedHeaders(names: readonly string[], fuzzer: Fuzzer): Header[] {
  if (fuzzer.isMaybe(0.6)) return [];
  return Array.from({ length: 1 + fuzzer.number(2) }, () => {
    const name = fuzzer.isMaybe(0.95) ? fuzzer.name(names, 0) : fuzzer.name([]);
    // A line break would begin another header or the body.
    return [
      name.replace(/[\r\n]/g, ''),
      fuzzer
        .text()
        .replace(/[\r\n]/g, ' ')
        .slice(0, 2000),
    ] as const;
  });
}

function fuzzedCookies(fuzzer: Fuzzer): string {
  const cookies = Array.from({ length: 1 + fuzzer.number(3) }, () => {
    const value = fuzzer.isMaybe(0.7) ? encodeURIComponent(fuzzer.text().toWellFormed()) : fuzzer.text();
    return `${fuzzer.name(cookieNames, 0.2)}=${value}`;
  });
  if (fuzzer.isMaybe(0.5)) cookies.push(`${COOKIES.noScript.name}=1`);
  return cookies
    .join('; ')
    .replace(/[\r\n]/g, ' ')
    .slice(0, 6000);
}

interface Content {
  type: string;
  bytes: string | Buffer;
}

const jsonContent = (value: unknown): Content => ({
  type: 'application/json',
  bytes: JSON.stringify(value) ?? '',
});

/** Usually changes no value or one, so that the rest is accepted. */
function changeValues(example: object, fuzzer: Fuzzer): object {
  const names = Object.keys(example);
  const changed = fuzzer.isMaybe(0.7) ? { [fuzzer.name(names, 0.1)]: fuzzer.value() } : {};
  return { ...example, ...changed };
}

function fuzzedBody(route: FuzzedRoute, names: readonly string[], fuzzer: Fuzzer): Content {
  const kind = fuzzer.isMaybe(0.05) ? fuzzer.pick(['form', 'json', 'text'] as const) : route.body;
  if (kind === 'form') return fuzzer.isMaybe(0.8) ? encodedForm(names, fuzzer) : multipartForm(names, fuzzer);
  if (kind === 'text') return { type: 'text/plain', bytes: fuzzer.text() };
  return jsonContent(fuzzer.isMaybe(0.9) ? fuzzer.properties(names) : fuzzer.value());
}

const fieldNames = (names: readonly string[], fuzzer: Fuzzer) => [
  ...names.filter(() => fuzzer.isMaybe(0.85)),
  ...Array.from({ length: fuzzer.isMaybe(0.3) ? 1 + fuzzer.number(2) : 0 }, () => fuzzer.name(names, 0.8)),
];

function encodedForm(names: readonly string[], fuzzer: Fuzzer): Content {
  const pairs = fieldNames(names, fuzzer).map(
    (name) => `${encode(name, fuzzer)}=${encode(fuzzer.text(), fuzzer)}`,
  );
  return { type: 'application/x-www-form-urlencoded', bytes: pairs.join('&') };
}

function multipartForm(names: readonly string[], fuzzer: Fuzzer): Content {
  const boundary = 'fuzzed-boundary';
  const parts = fieldNames(names, fuzzer).map((name) => {
    const file = fuzzer.isMaybe(0.1)
      ? `; filename="${fuzzer.name([])}"\r\ncontent-type: ${fuzzer.text()}`
      : '';
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${fuzzer.text()}\r\n`;
  });
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: `${parts.join('')}--${boundary}--\r\n` };
}
