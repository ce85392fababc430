/** Where the films of each provider come from. */
const frameOrigins: Record<string, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

/** What the policy of a page lets in beside the shop's own: nothing, unless an editor put it there. */
export function framedOrigins(needs: readonly string[]): string[] {
  return needs.flatMap((need) => frameOrigins[need] ?? []);
}

/** A document keeps the policy that it came with, wherever links lead on from it. It says which films it may show. */
export function mayFrame(need: string): boolean {
  return (document.documentElement.dataset.frames ?? '').split(' ').includes(need);
}

/** Whether a page that was come to by a link must be a document of its own, so that its films can be seen. */
export function needsDocument(needs: readonly string[] = []): boolean {
  return typeof document !== 'undefined' && !needs.every(mayFrame);
}
