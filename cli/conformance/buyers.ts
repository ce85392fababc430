/** Invented buyers by country, with identity numbers that belong to no person. */
export const buyers: Record<string, object> = {
  SE: buyer(
    { addressLine1: 'Storgatan 1', zip: '11122', city: 'Stockholm', mobile: '0701740605' },
    '19121212-1212',
  ),
  NO: buyer({ addressLine1: 'Storgata 1', zip: '0155', city: 'Oslo', mobile: '40612345' }, '01419010029'),
  DK: buyer(
    { addressLine1: 'Storegade 1', zip: '1050', city: 'København', mobile: '20123456' },
    '010158-5018',
  ),
  FI: buyer(
    { addressLine1: 'Isokatu 1', zip: '00100', city: 'Helsinki', mobile: '0401234567' },
    '010190-900P',
  ),
};

function buyer(address: object, identityNumber: string): object {
  return {
    email: 'conformance@example.com',
    billingAddress: { firstName: 'Kim', lastName: 'Ek', ...address },
    identityNumber,
    acceptedConsents: ['order'],
  };
}
