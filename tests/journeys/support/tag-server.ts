import { createServer } from 'node:http';
import { freePort } from '../../api/system-postgres.ts';

/** What a page told, and on which page that was. */
export interface ToldEntry {
  page: string;
  /** Grows with each: on their way they may overtake one another. */
  at: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says in its expectations what it awaits.
  entry: any;
}

export interface TagServer {
  url: string;
  told: ToldEntry[];
  /** The pages that asked for the script. */
  loads: string[];
  stop(): Promise<void>;
}

/** Stands in for those who count: its script passes on all that the data layer holds, and keeps a cookie as theirs does. */
export async function startTagServer(): Promise<TagServer> {
  const told: ToldEntry[] = [];
  const loads: string[] = [];
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/gtm.js')) {
      loads.push(request.headers.referer ?? '');
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (body) told.push(JSON.parse(body));
      told.sort((one, other) => one.at - other.at);
      response.writeHead(204).end();
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    told,
    loads,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const script = `(() => {
  const collect = new URL('/collect', document.currentScript.src);
  let count = 0;
  const send = (given) => {
    const at = performance.timeOrigin + ++count / 1000;
    const entry = given && typeof given.length === 'number' ? Array.from(given) : given;
    navigator.sendBeacon(collect, JSON.stringify({ page: location.pathname, at, entry }));
  };
  document.cookie = '_ga=GA1.1.1; Path=/';
  for (const entry of dataLayer) send(entry);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...entries) => {
    for (const entry of entries) send(entry);
    return push(...entries);
  };
})();`;
