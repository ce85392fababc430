/**
 * Copies the buyer's own postal code, which they type once, between its two fields. Only one is displayed: in the
 * delivery section, or in the buyer's address if the box `elsewhere` is checked, for a separate shipping address.
 */
export function copyOwnZip(form: HTMLFormElement, changedField: string | undefined): void {
  const inputOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const [zip, ownZip] = [inputOf('zip'), inputOf('ownZip')];
  if (!zip || !ownZip) return;
  const [shown, hidden] = inputOf('elsewhere')?.checked ? [ownZip, zip] : [zip, ownZip];
  if (changedField === shown.name) hidden.value = shown.value;
  else if (!shown.value) shown.value = hidden.value;
}
