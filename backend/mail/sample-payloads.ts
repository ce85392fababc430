import type { MailPayloads } from './mail-kinds.ts';

const order = {
  orderNumber: '100023',
  path: '/mina-sidor/ordrar',
  documentPath: '/documents/6f9c0c2e-5f0f-4c5e-9d0a-1b2c3d4e5f60/invoice.sv.html',
};
const home = ['Anna Berg', 'Storgatan 1, lgh 1101', '903 25 Umeå', 'Sverige'];
const lines = [
  { quantity: 2, name: 'Gösta Berlings saga', detail: 'Inbunden', total: '398,00 kr' },
  { quantity: 1, name: 'Röda rummet', detail: 'Pocket', preOrderDate: '2027-03-12', total: '79,00 kr' },
];
const date = '2026-11-15T13:05:00Z';

/** One payload of each kind, for previews and tests. */
export const SAMPLE_PAYLOADS: MailPayloads = {
  'order-confirmation': {
    ...order,
    orderedAt: date,
    lines,
    itemTotal: '477,00 kr',
    shipping: '39,00 kr',
    discount: '−40,00 kr',
    total: '476,00 kr',
    paidByGiftCode: '−60,00 kr',
    paidByBalance: '−40,00 kr',
    toPay: '376,00 kr',
    vat: [
      { rate: '6 %', amount: '24,74 kr' },
      { rate: '25 %', amount: '7,80 kr' },
    ],
    billingAddress: home,
    deliveryAddress: home,
    deliveryMethod: 'Paketbox',
    pickupPoint: ['Paketbox Ica Ålidhem', 'Historiegränd 14', '907 34 Umeå'],
    paymentMethod: 'Swish',
    message: 'Ställ paketet bakom dörren.\nTack!',
    terms: 'Köpvillkor\n\n– Priserna är i kronor.\n– Momsen ingår.',
    withdrawalPath: '/withdraw',
    downloadConsent: 'Jag vill ha mina nedladdningar direkt',
    downloadPath: '/order/6f9c0c2e-5f0f-4c5e-9d0a-1b2c3d4e5f60#downloads',
    hasLaterDownloads: true,
    notes: ['En e-bok kan inte ångras när den har laddats ner.'],
  },
  'order-shipped': {
    ...order,
    lines: lines.map(({ total, ...line }) => line),
    deliveryMethod: 'Paketbox',
    deliveryAddress: home,
    trackingNumber: 'SE12345678',
    trackingUrl: 'https://carrier.example/track/SE12345678',
  },
  'order-refunded': {
    ...order,
    refundedAt: date,
    lines: lines.slice(1),
    amount: '49,00 kr',
    refundedTo: 'Visa •••• 4242',
    balance: '30,00 kr',
  },
  'order-cancelled': {
    ...order,
    cancelledAt: date,
    lines: lines.map(({ total, ...line }) => line),
    amount: '376,00 kr',
    refundedTo: 'Swish',
    balance: '100,00 kr',
  },
  'order-not-made': { lines, amount: '328,00 kr', refundedTo: 'Visa •••• 4242' },
  'withdrawal-receipt': {
    ...order,
    receivedAt: date,
    name: 'Anna Berg',
    email: 'anna@example.com',
    lines: lines.slice(1).map(({ total, ...line }) => line),
    message: 'Jag köpte den två gånger.',
  },
  'download-available': {
    ...order,
    lines: lines.slice(1).map(({ total, preOrderDate, ...line }) => line),
    downloadPath: '/order/6f9c0c2e-5f0f-4c5e-9d0a-1b2c3d4e5f60#downloads',
  },
  'reset-password': { resetKey: 'aB3_sample-key' },
  'verify-email': { verifyKey: 'aB3_sample-key', ordersPath: '/mina-sidor/ordrar' },
  'password-changed': { changedAt: date },
  'back-in-stock': {
    productName: 'Gösta Berlings saga',
    skuName: 'Inbunden',
    path: '/p/gosta-berlings-saga',
  },
  'gift-card': {
    code: '7K2M-9QXR-4TBV-0HNC-8WZ3',
    amount: '500 kr',
    recipientName: 'Anna Berg',
    senderName: 'Karin Ek',
    message: 'Grattis på födelsedagen!\nKram, Karin',
    endsAt: date,
  },
  'newsletter-confirm': { confirmKey: 'aB3_sample-key' },
  'newsletter-welcome': { unsubscribeKey: '00000000-0000-4000-8000-000000000000' },
  'staff-notice': {
    event: 'order',
    reference: '100023',
    person: 'anna@example.com',
    total: '376,00 kr',
    detail: 'declined',
  },
  'content-form': {
    title: 'Skriv till oss',
    answers: [
      { label: 'Namn', value: 'Anna Berg' },
      { label: 'E-post', value: 'anna@example.se' },
      { label: 'Vad gäller det?', value: 'Har ni boken i butiken?\nTack!' },
    ],
  },
  'newsletter-known': { unsubscribeKey: '00000000-0000-4000-8000-000000000000' },
  'data-request': { key: 'key' },
  'review-report': { explanation: 'Det är en annons.', fault: 'advertising', receivedAt: date },
  'review-report-decided': { isRemoved: false },
  'review-refused': {
    productName: 'Röda rummet',
    comment: 'Köp klockor!',
    fault: 'advertising',
    note: 'Omdömet handlar om klockor.',
  },
  'review-restored': { productName: 'Röda rummet', comment: 'Fin.' },
};
