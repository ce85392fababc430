export interface FoundForm {
  path: string;
  fields: readonly string[];
}

/** The forms of a page that are sent with POST, and the names of their fields. */
export function findForms(path: string, html: string): FoundForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, tag = '', content = '']) => {
    if (!/method="post"/i.test(tag)) return [];
    const [, action = path] = /action="([^"]*)"/.exec(tag) ?? [];
    const names = [...content.matchAll(/\bname="([^"]+)"/g)].map(([, name = '']) => name);
    return [{ path: action.replaceAll('&amp;', '&'), fields: [...new Set(names)] }];
  });
}

/** Parts of the paths that a page links to: aliases, ids and names of files. */
export function findKnownTexts(html: string): string[] {
  const urls = [...html.matchAll(/\b(?:href|src|action)="(\/[^"/][^"]*)"/g)].map(([, url = '']) => url);
  return urls.flatMap((url) => (url.split(/[?#]/)[0] ?? '').split('/').filter((part) => part.length > 1));
}
