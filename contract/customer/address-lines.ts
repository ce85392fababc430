type Text = string | null | undefined;

interface Address {
  firstName?: Text;
  lastName?: Text;
  company?: Text;
  careOf?: Text;
  addressLine1?: Text;
  addressLine2?: Text;
  addressLine3?: Text;
  zip?: Text;
  city?: Text;
  state?: Text;
}

/** The lines of a postal address on pages, in mails and in documents. `country` is a name. */
export function addressLines(address: Address, country?: Text): string[] {
  const { careOf } = address;
  return [
    `${address.firstName ?? ''} ${address.lastName ?? ''}`,
    address.company,
    careOf && `c/o ${careOf}`,
    address.addressLine1,
    address.addressLine2,
    address.addressLine3,
    postalTown(address.zip, address.city),
    address.state,
    country,
  ].flatMap((line) => line?.trim() || []);
}

/** Postal code and city, which stay on one line, as do the groups of the code. */
export function postalTown(zip: Text, city: Text): string {
  return `${zip?.replaceAll(' ', '\u00a0') ?? ''}\u00a0${city ?? ''}`.trim();
}
