import type { DocumentMessages } from '../document-messages.ts';

export const documentMessages: DocumentMessages = {
  invoice: 'Faktura',
  creditNote: 'Kreditfaktura',
  number: 'Nummer',
  issued: 'Datum',
  supplied: 'Leverans- eller betalningsdag',
  order: 'Ordernummer',
  corrects: (number, day) => `Avser faktura ${number} av den ${day}`,
  due: 'Förfallodag',
  reference: 'Er referens',
  seller: 'Säljare',
  buyer: 'Köpare',
  organisationNumber: 'Org.nr',
  vatNumber: 'Momsreg.nr',
  importVatNumber: 'Registrering för moms vid import',
  description: 'Beskrivning',
  quantity: 'Antal',
  unitPrice: 'À-pris exkl. moms',
  rate: 'Moms',
  exVat: 'Exkl. moms',
  vat: 'Moms',
  incVat: 'Inkl. moms',
  delivery: 'Leverans',
  vatTitle: 'Moms per skattesats',
  total: 'Totalt inkl. moms',
  creditedTotal: 'Krediterat inkl. moms',
  paidByGiftCard: 'Betalt med presentkort',
  paidByBalance: 'Betalt med saldo',
  paid: 'Betalt',
  toPay: 'Att betala',
  notes: {
    'intra-community':
      'Gemenskapsintern leverans, undantagen från moms enligt artikel 138 i direktiv 2006/112/EG.',
    'reverse-charge':
      'Omvänd betalningsskyldighet (reverse charge), artiklarna 44 och 196 i direktiv 2006/112/EG.',
    export: 'Export, undantagen från moms enligt artikel 146 i direktiv 2006/112/EG.',
    voucher: 'Presentkort: moms betalas när kortet används (artikel 30b i direktiv 2006/112/EG).',
  },
  pdf: 'Ladda ner som PDF',
  notIssued:
    'Fakturan utfärdas när betalningen har dragits, senast när beställningen skickas. Titta in igen då.',
};
