/** Whether something can be a personal or organisation number of some country: so many digits, few letters, usual marks. */
export function isPlausibleIdentityNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[\dA-Z][\dA-Z .+-]{4,18}[\dA-Z]$/i.test(text) && digits >= 6 && digits <= 14;
}
