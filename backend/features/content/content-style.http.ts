import type { ContentKeeper } from './content-keeper.ts';

const form = /^\/content\/(content-[0-9a-f]{16})\.css$/;

/** The styles of an HTML widget. Their name is drawn from them, so what was fetched once is right for ever. */
export async function answerStylesheet(path: string, keeper: ContentKeeper): Promise<Response> {
  const [, scope] = form.exec(path) ?? [];
  const css = scope && (await keeper.stylesheet(scope));
  if (css === undefined)
    return new Response('There is no such stylesheet.', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  return new Response(css, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });
}
