/** Whether a text could be a personal or organisation number of any country, by its length and characters. */
export function isPlausibleIdentityNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[\dA-Z][\dA-Z .+-]{4,18}[\dA-Z]$/i.test(text) && digits >= 6 && digits <= 14;
}
