const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': '’' };

/** The text of sanitised HTML: paragraphs with an empty line between, list items with a dash. */
export function plainTextOf(html: string): string {
  return html
    .replace(/\s*<li[^>]*>/g, '\n– ')
    .replace(/<(h[1-6]|p|ul|ol|div|section|table|tr)\b[^>]*>/g, '\n\n')
    .replace(/<br[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
