/** The seller, which pages and mails must name by law. A fictional company. */
export const SELLER = {
  name: 'Kvarto AB',
  organisationNumber: '559000-0000',
  vatNumber: 'SE559000000001',
  /** The last line is the country; mails translate it. */
  address: ['Bokgatan 4', '111 22 Stockholm', 'Sverige'],
  country: 'SE',
  email: 'hej@kvarto.example',
  phone: '+46 8 465 004 00',
};
