/** Who the customer has a contract with: a sample company, as the law wants it named on pages and in mails. */
export const SELLER = {
  name: 'Kvarto AB',
  organisationNumber: '559000-0000',
  vatNumber: 'SE559000000001',
  /** The last line is the country, which mails write in the reader's language. */
  address: ['Bokgatan 4', '111 22 Stockholm', 'Sverige'],
  country: 'SE',
  email: 'hej@kvarto.example',
  phone: '+46 8 465 004 00',
};
