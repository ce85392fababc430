/** Countries in which a consumer who pays later must be identified strongly: Finland and Åland (KSL 6:12 c). */
const countries = new Set(['FI', 'AX']);

export function requiresStrongIdentification(countryCode: string): boolean {
  return countries.has(countryCode);
}
