/** A key for one wish of one visitor; whoever sends the wish again sends the same key. */
export function newIdempotencyKey(): string {
  // `randomUUID` is missing on pages without https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
