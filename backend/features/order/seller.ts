import type { MailedSeller } from '#backend/mail/mail-kinds.ts';

/** Who the customer has a contract with. */
export const SELLER: MailedSeller = {
  name: 'Kvarto AB',
  organisationNumber: '559000-0000',
  address: ['Bokgatan 4', '111 22 Stockholm', 'Sverige'],
  email: 'hej@kvarto.example',
  phone: '+46 8 465 004 00',
};
