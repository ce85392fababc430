/** Names of SKUs that are not displayed: the product has one size. */
const hiddenNames: readonly string[] = ['-', 'One size'];

export function isDisplayedSkuName(name: string): boolean {
  return name !== '' && !hiddenNames.includes(name);
}
