/**
 * Whether the document may embed frames of the origin; `data-frames` lists the allowed ones. During client navigation a
 * document keeps the content security policy of its first page.
 */
export function canEmbed(origin: string): boolean {
  return (document.documentElement.dataset.frames ?? '').split(' ').includes(origin);
}

/** Whether the page needs a new document, because the content security policy of the current one blocks its videos. */
export function needsNewDocument(embedOrigins: readonly string[] = []): boolean {
  return typeof document !== 'undefined' && !embedOrigins.every(canEmbed);
}
