import type { MailMessages } from '../mail-messages.ts';

export const mailMessages: MailMessages = {
  layout: {
    replyHint: 'Any questions? Reply to this email and we will help you.',
    linkHint: 'Button not working? Copy this address into your browser:',
  },
  verifyEmail: {
    subject: 'See your earlier orders in your account',
    lead: (shop) =>
      `You have an account at ${shop} with this email address. Follow the link and sign in, and orders placed with the address without signing in will be in the account too.`,
    button: 'Show my orders',
    note: 'The link is valid for seven days. If you did not create an account, just ignore this email: nobody else can see your orders.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    lead: (shop) => `Someone, hopefully you, has asked for a new password for your account at ${shop}.`,
    button: 'Choose a new password',
    note: 'The link works once and expires in an hour. If this wasn’t you, just ignore this email: nothing has changed.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    lead: (shop, moment) =>
      `The password for your account at ${shop} was changed on ${moment}. You have been signed out everywhere and can sign in with the new one.`,
    leadWhenStillSignedIn: (shop, moment) =>
      `The password for your account at ${shop} was changed on ${moment}. You have been signed out on all your other devices.`,
    warning: 'If this wasn’t you, choose a new password at once and contact us.',
    button: 'Ask for a new password',
  },
  backInStock: {
    subject: (name) => `${name} is available again`,
    title: 'Available again',
    lead: 'You asked us to tell you when this was available again. It is now, though we cannot promise for how long.',
    button: 'View it in the shop',
    note: 'This is the only email you will get about it. To hear from us next time, ask again on its page.',
  },
  newsletter: {
    confirmSubject: 'Confirm that you want the newsletter',
    confirmLead: (shop) =>
      `Would you like book recommendations and offers from ${shop} at this address? Confirm it and you are all set.`,
    confirmButton: 'Yes, send me the newsletter',
    confirmNote:
      'The link is valid for seven days. If you did not ask for this, you need not do anything: unless you confirm, we will not email you again.',
    welcomeSubject: 'Welcome to the newsletter',
    welcomeLead: 'Thank you! From now on you will get book recommendations and offers from us.',
    knownSubject: 'You already get the newsletter',
    knownLead:
      'Someone, perhaps you, signed this address up for the newsletter. You already get it, so nothing has changed.',
    why: (shop) => `You are receiving this because you signed up for the newsletter from ${shop}.`,
    unsubscribe: 'Unsubscribe',
  },
  giftCard: {
    subject: 'Your gift card',
    subjectFrom: (sender) => `${sender} has given you a gift card`,
    title: (amount) => `Gift card for ${amount}`,
    greeting: (name) => `Hello ${name}!`,
    lead: (shop) => `Here is your gift card for ${shop}.`,
    leadFrom: (sender, shop) => `${sender} has given you a gift card for ${shop}.`,
    fromBalance: 'This is the balance of the account that you deleted.',
    code: 'Code',
    value: 'Value',
    validUntil: 'Valid until',
    validity: 'Validity',
    withoutLimit: 'no expiry date',
    use: 'Enter the code at the checkout, under “Discount code or gift card”. If you do not use it all at once, the rest stays on the card.',
    secret: 'The code works like cash. Save this email, and do not share the code with anyone.',
  },
  dataRequest: {
    subject: 'The link to your personal data',
    lead: (shop) =>
      `Someone, hopefully you, wants to see or erase what ${shop} knows about this address. The link shows that the address is yours.`,
    button: 'Show my data',
    note: 'The link is valid for a day. If it was not you, ignore this email: nothing will happen.',
  },
  review: {
    reportSubject: 'We have received your report of a review',
    reportLead:
      'This is the receipt for your report. A person will examine it, and you will get the decision by email.',
    fault: 'What is wrong',
    explanation: 'Your explanation',
    received: 'Received',
    decisionSubject: 'Decision about your report of a review',
    removed: 'We have removed the review. Thank you for telling us.',
    unchanged:
      'We have examined your report, and the review stays. If you disagree, reply to this email, and another person will look at it again. You can also turn to a court or to the digital services coordinator of your country.',
    refusedSubject: 'Your review was not published',
    refusedLead:
      'We have read your review and will not publish it, or have removed it. A person made the decision, following the rules for reviews in our terms.',
    reason: 'Reason',
    note: 'Explanation',
    review: 'Your review',
    objection:
      'Do you disagree? Reply to this email within six months, and another person will look at it again. You can also turn to a court.',
    restoredSubject: 'Your review is now published',
    restoredLead: 'We have looked at it again, and your review is now in the shop.',
  },
  staff: {
    order: {
      subject: (reference) => `New order ${reference}`,
      lead: 'An order has come in. Pack and send what is to be shipped.',
    },
    withdrawal: {
      subject: (reference) => `Withdrawal from order ${reference}`,
      lead: 'A customer has withdrawn from a purchase. Refund it within 14 days.',
    },
    payment: { subject: (reference) => `Failed payment ${reference}`, lead: 'A payment did not go through.' },
    dispute: {
      subject: (reference) => `Disputed payment: order ${reference}`,
      lead: 'A customer has disputed a payment at their bank. Respond at the payment provider before the deadline.',
    },
    review: {
      subject: (reference) => `Reported review ${reference}`,
      lead: 'A visitor has reported a review. Examine the report without delay: keep the review, or remove it with a reason.',
    },
    mail: {
      subject: (reference) => `Undelivered email ${reference}`,
      lead: 'An email could not be delivered, and no further attempts will be made.',
    },
    reminder: 'Reminder: ',
    reference: 'Number',
    person: 'Customer or recipient',
    total: 'Total',
    detail: 'Reason',
  },
  contentForm: {
    subject: (title) => `Message from the website: ${title}`,
    lead: (shop) => `Someone has filled in a form at ${shop}.`,
  },
  order: {
    confirmationSubject: (number) => `Thank you for your order ${number}`,
    confirmationTitle: 'Thank you for your order',
    confirmationLead:
      'We have received your order and will email you again when it is on its way. Please keep this email: it is your confirmation of the purchase.',
    confirmationLeadUnsent:
      'We have received your order. Everything in it is digital, so no parcel will be sent. Please keep this email: it is your confirmation of the purchase.',
    shippedSubject: (number) => `Order ${number} is on its way`,
    shippedTitle: 'On its way to you',
    shippedLead: 'We have just dispatched the items below.',
    refundedSubject: (number) => `Refund for order ${number}`,
    refundedTitle: 'Your refund',
    creditedLead: 'We have credited your invoice. If you have already paid it, we will return the money.',
    refundedLead: 'We have made a refund. Money to a card or bank account may take a few days to arrive.',
    number: 'Order number',
    date: 'Date',
    payment: 'Payment',
    delivery: 'Delivery',
    pickupPoint: 'Pick-up point',
    tracking: 'Tracking number',
    track: 'Track the parcel',
    items: 'Items',
    itemTotal: 'Subtotal',
    shipping: 'Delivery',
    discount: 'Discount',
    balance: 'Balance and gift cards',
    otherPayment: 'Other payment',
    total: 'Total incl. VAT',
    vat: (rate) => `Including ${rate} VAT`,
    billingAddress: 'Billing address',
    deliveryAddress: 'Delivery address',
    billingAndDeliveryAddress: 'Delivery and billing address',
    message: 'Your message',
    show: 'View the order',
    invoice: 'View the invoice',
    invoiceLater: 'The invoice is issued when the payment is captured, at the latest when the order is sent.',
    creditNote: 'View the credit note',
    download: 'Download your books',
    downloadLead:
      'You will find your e-books and audiobooks on your order’s page. You can download them there again later, too.',
    downloadLater:
      'E-books and audiobooks that are not published yet can be downloaded from the day of publication. You will get an email then.',
    published: (date) => `Out ${date}`,
    preOrderTitle: 'Pre-ordered books',
    preOrder:
      'You pay when you order, unless your payment method lets you pay later. Everything to be sent in this order goes in one parcel, on the day the last book in it is published. E-books and audiobooks can be downloaded from the day of publication.',
    preOrderWithdrawal:
      'Until then you can withdraw from the purchase of e-books and audiobooks that are not out yet.',
    availableSubject: (number) => `Your pre-order ${number} is out`,
    availableTitle: 'Your pre-order is out',
    availableLead: 'What you pre-ordered has been published. You can now download it on your order’s page.',
    amount: 'Amount',
    refundedTo: 'Refunded to',
    ownBalance: 'your balance with us',
    cancelledSubject: (number) => `Order ${number} has been cancelled`,
    cancelledTitle: 'Your order has been cancelled',
    cancelledLead:
      'The order below has been cancelled, and nothing will be sent. Amounts that were only reserved will be released, and what you have paid will be refunded to the original payment method, usually within a few working days. There is nothing more you need to do.',
    notMadeSubject: 'Your order could not be completed',
    notMadeTitle: 'Your payment is on its way back',
    notMadeLead:
      'Your payment reached us, but the order could no longer be made, for example because an item had sold out, or a code or your balance had been used up. The whole amount will be refunded to the original payment method. There is nothing you need to do, and your basket is still there.',
    termsTitle: 'Terms at the time of your order',
    complaintTitle: 'If something is wrong',
    complaint:
      'If an item is damaged, wrong or not as promised, you have a legal right to a remedy. The legal guarantee of conformity lasts at least two years, in Sweden three. Reply to this email and we will put it right. If we cannot agree, you can turn to the Swedish National Board for Consumer Disputes (ARN) or the corresponding body in your country.',
    seller: 'Seller',
    organisationNumber: 'Company no.',
  },
  withdrawal: {
    title: 'Right of withdrawal',
    information:
      'You have the right to withdraw from this contract within 14 days of the day on which you received the last item, without giving any reason. Tell us with the button below, with the model form or in any other clear way before that time has passed. Then send the items back within 14 days. We will reimburse what you have paid, including our cheapest delivery, within 14 days of your notice, but may wait until we have the items or you have shown that they have been sent. You bear the cost of returning them.',
    informationUnsent:
      'You have the right to withdraw from this contract within 14 days of the day on which you ordered, without giving any reason. Tell us with the button below, with the model form or in any other clear way before that time has passed. Nothing needs to be sent back. We will reimburse what you have paid within 14 days of your notice. After that you may no longer use what you bought.',
    button: 'Withdraw from contract here',
    downloadConsent: (moment, text) =>
      `When you ordered, ${moment}, you agreed: “${text}”. The right of withdrawal for e-books and audiobooks therefore ends once they can be downloaded, and they need not be sent back.`,
    formTitle: 'Model withdrawal form',
    form: (seller) => [
      `To ${seller}`,
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)',
      'Ordered on (*)/received on (*)',
      'Name of consumer(s)',
      'Address of consumer(s)',
      'Signature of consumer(s) (only if this form is notified on paper)',
      'Date',
      '(*) Delete as appropriate.',
    ],
    receiptSubject: (number) => `We have received your withdrawal from order ${number}`,
    receiptTitle: 'You have withdrawn from your purchase',
    receiptLead: 'This confirms that we have received your notice of withdrawal from the purchase below.',
    received: 'Received',
    name: 'Name',
    email: 'Email',
    goods: 'Goods',
    refundBy: 'Refund by',
    unmatched:
      'We have received your notice, but have not found the order yet. Your notice is valid from the time above. We will find the order and email you. You can help by replying with the order number or the address that you ordered from.',
    next: 'Send the items back no later than 14 days after your notice. We will reimburse what you have paid within 14 days of the notice, but may wait until we have the items or you have shown that they have been sent.',
    nextUnsent:
      'There is nothing to send back. We will reimburse what you have paid within 14 days of the notice.',
  },
};
