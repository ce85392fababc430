/**
 * Copies the buyer's own postal code, which they type once, between its two fields. Only one is displayed: in the
 * delivery section, or in the buyer's address if the box `elsewhere` is checked, for a separate shipping address.
 */
export function copyOwnZip(form: HTMLFormElement, changedField: string | undefined): void {
  const inputOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const zip = inputOf('zip');
  const ownZip = inputOf('ownZip');
  if (!zip || !ownZip) return;
  const hasShippingAddress = inputOf('elsewhere')?.checked;
  const shown = hasShippingAddress ? ownZip : zip;
  const hidden = hasShippingAddress ? zip : ownZip;
  if (changedField === shown.name) hidden.value = shown.value;
  else if (!shown.value) shown.value = hidden.value;
}
