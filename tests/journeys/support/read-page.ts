/** A page as a crawler without script reads it. */
interface ReadPage {
  status: number;
  location: string | null;
  html: string;
  canonicals: string[];
  /** URLs by hreflang. There are more `alternateLinks` if two links have the same hreflang. */
  alternates: Map<string, string>;
  alternateLinks: number;
  robots: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of a test define the shape.
  structuredData: any[];
}

export async function readPage(url: string, headers: Record<string, string> = {}): Promise<ReadPage> {
  const response = await fetch(url, { redirect: 'manual', headers });
  const html = await response.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)];
  const alternates = all(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    canonicals: all(/<link rel="canonical" href="([^"]+)">/g).map(([, href = '']) => href),
    alternates: new Map(alternates.map(([, language = '', href = '']) => [language, href])),
    alternateLinks: alternates.length,
    robots: /<meta name="robots" content="([^"]+)">/.exec(html)?.[1],
    structuredData: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map(([, json = '']) =>
      JSON.parse(json),
    ),
  };
}
