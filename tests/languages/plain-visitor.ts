/** A visitor without script, who keeps cookies and follows redirects. */
export interface PlainVisitor {
  get(path: string): Promise<Visit>;
  post(path: string, fields: Record<string, string>): Promise<Visit>;
}

interface Visit {
  status: number;
  /** After redirects. */
  path: string;
  html: string;
}

const maxRedirects = 5;

export function createPlainVisitor(shopUrl: string): PlainVisitor {
  const cookies = new Map<string, string>();
  async function visit(path: string, init: RequestInit, redirects = 0): Promise<Visit> {
    const headers = {
      ...init.headers,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: shopUrl,
      'sec-fetch-site': 'same-origin',
    };
    const response = await fetch(new URL(path, shopUrl), { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location && redirects < maxRedirects) return visit(location, {}, redirects + 1);
    return { status: response.status, path, html: await response.text() };
  }
  return {
    get: (path) => visit(path, {}),
    post: (path, fields) =>
      visit(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}

/** The texts of a page that visitors see or hear. */
export function textsOf(html: string): string[] {
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const attributes = body.matchAll(/ (?:aria-label|title|placeholder|alt|label)="([^"]*)"/g);
  return [...body.split(/<[^>]*>/), ...[...attributes].map(([, text = '']) => text)]
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
