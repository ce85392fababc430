/** 32 random hexadecimal digits, for idempotency keys and ids of voters. */
export function createRandomKey(): string {
  // `crypto.randomUUID` exists on https pages only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
