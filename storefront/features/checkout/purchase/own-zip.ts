/**
 * Copies the buyer's own postal code, which they type once, between its two fields. The field of the delivery section is
 * displayed, or the one of the buyer's address if the order is sent to another address.
 */
export function copyOwnZip(form: HTMLFormElement, changedField: string | undefined): void {
  const inputOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const [zip, ownZip] = [inputOf('zip'), inputOf('ownZip')];
  if (!zip || !ownZip) return;
  const [shown, hidden] = inputOf('elsewhere')?.checked ? [ownZip, zip] : [zip, ownZip];
  if (changedField === shown.name) hidden.value = shown.value;
  else if (!shown.value) shown.value = hidden.value;
}
