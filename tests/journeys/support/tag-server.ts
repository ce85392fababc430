import { createServer } from 'node:http';
import { freePort } from '../../api/system-postgres.ts';

/** An entry of the data layer, and the page that sent it. */
interface ReceivedEntry {
  page: string;
  /** Grows with each entry, because requests can arrive in another order. */
  at: number;
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of a test define the shape.
  entry: any;
}

export interface TagServer {
  url: string;
  received: ReceivedEntry[];
  /** The pages that loaded the script. */
  scriptLoads: string[];
  stop(): Promise<void>;
}

/** Replaces the tag manager: its script sends every entry of the data layer back and sets a cookie. */
export async function startTagServer(): Promise<TagServer> {
  const received: ReceivedEntry[] = [];
  const scriptLoads: string[] = [];
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/gtm.js')) {
      scriptLoads.push(request.headers.referer ?? '');
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (body) received.push(JSON.parse(body));
      received.sort((one, other) => one.at - other.at);
      response.writeHead(204).end();
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    scriptLoads,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const script = `(() => {
  const collect = new URL('/collect', document.currentScript.src);
  let count = 0;
  const send = (pushed) => {
    const at = performance.timeOrigin + ++count / 1000;
    const entry = pushed && typeof pushed.length === 'number' ? Array.from(pushed) : pushed;
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
