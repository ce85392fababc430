/** A document keeps the policy of its first page during client navigation. `data-frames` lists the allowed origins. */
export function canEmbed(origin: string): boolean {
  return (document.documentElement.dataset.frames ?? '').split(' ').includes(origin);
}

/** Whether the page needs a new document, because the content security policy of the current one blocks its videos. */
export function needsNewDocument(embedOrigins: readonly string[] = []): boolean {
  return typeof document !== 'undefined' && !embedOrigins.every(canEmbed);
}
