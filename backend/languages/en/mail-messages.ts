import type { MailMessages } from '../mail-messages.ts';

export const mailMessages: MailMessages = {
  layout: {
    replyHint: 'Any questions? Reply to this email and we will help you.',
    linkHint: 'Is the button not working? Copy this address into your browser:',
  },
  resetPassword: {
    subject: 'Choose a new password',
    lead: (shop) => `Someone, hopefully you, has asked for a new password for your account at ${shop}.`,
    button: 'Choose a new password',
    note: 'The link works once and expires in an hour. If it was not you, just ignore this email: nothing has changed.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    lead: (shop, moment) =>
      `The password for your account at ${shop} was changed on ${moment}. You have been signed out everywhere and can sign in with the new one.`,
    leadWhenStillSignedIn: (shop, moment) =>
      `The password for your account at ${shop} was changed on ${moment}. You have been signed out on all your other devices.`,
    warning: 'Was it not you? Choose a new password at once, and get in touch with us.',
    button: 'Ask for a new password',
  },
  backInStock: {
    subject: (name) => `${name} is back in stock`,
    title: 'Back in stock',
    lead: 'You asked us to tell you when this book came back. It is here now, though we cannot promise for how long.',
    button: 'See the book',
    note: 'You get this email once, because you asked for it. To hear from us again next time, ask again on the book’s page.',
  },
  newsletter: {
    confirmSubject: 'Confirm that you want the newsletter',
    confirmLead: (shop) =>
      `Would you like book tips and offers from ${shop} at this address? Confirm it and you are all set.`,
    confirmButton: 'Yes, send me the newsletter',
    confirmNote:
      'The link is valid for seven days. If you did not ask for this, you need not do anything: without your yes we will not write again.',
    welcomeSubject: 'Welcome to the newsletter',
    welcomeLead: 'Thank you! From now on you will get book tips and offers from us.',
    knownSubject: 'You already get the newsletter',
    knownLead:
      'Someone, perhaps you, signed this address up for the newsletter. You already get it, so nothing has changed.',
    why: (shop) => `You get this because you signed up for the newsletter from ${shop}.`,
    unsubscribe: 'Unsubscribe',
  },
  contentForm: {
    subject: (title) => `Message from the website: ${title}`,
    lead: (shop) => `Somebody has filled in a form at ${shop}.`,
  },
  order: {
    confirmationSubject: (number) => `Thank you for your order ${number}`,
    confirmationTitle: 'Thank you for your order',
    confirmationLead:
      'We have received your order and will write again when it is on its way. Please keep this email: it is your confirmation of the purchase.',
    confirmationLeadUnsent:
      'We have received your order. Everything in it is digital, so no parcel will be sent. Please keep this email: it is your confirmation of the purchase.',
    shippedSubject: (number) => `Order ${number} is on its way`,
    shippedTitle: 'On its way to you',
    shippedLead: 'We have just sent you this.',
    refundedSubject: (number) => `Refund for order ${number}`,
    refundedTitle: 'Your refund',
    refundedLead: 'We have made a refund. It may take a few days before you see the money.',
    number: 'Order',
    date: 'Date',
    payment: 'Payment',
    delivery: 'Delivery',
    pickupPoint: 'Pick-up point',
    tracking: 'Tracking number',
    track: 'Track the parcel',
    items: 'Items',
    itemTotal: 'Items in total',
    shipping: 'Delivery',
    discount: 'Discount',
    balance: 'Balance and gift cards',
    total: 'Total incl. VAT',
    vat: (rate) => `Of which VAT ${rate}`,
    billingAddress: 'Billing address',
    deliveryAddress: 'Delivery address',
    message: 'Your message',
    show: 'View the order',
    amount: 'Amount',
    refundedTo: 'Paid to',
    ownBalance: 'your balance with us',
    cancelledSubject: (number) => `Order ${number} is cancelled`,
    cancelledTitle: 'Your order is cancelled',
    cancelledLead:
      'The order below is cancelled, and nothing will be sent. Amounts that were only reserved are released, and what has been paid goes back the way it came, usually within a few bank days. There is nothing more you need to do.',
    notMadeSubject: 'Your order could not be completed',
    notMadeTitle: 'Your payment is on its way back',
    notMadeLead:
      'Your payment reached us, but in the meantime a book had sold out or a code had been used up. So no order was made, and the whole amount goes back the way it came. There is nothing you need to do, and your cart is still there.',
    complaintTitle: 'If something is wrong',
    complaint:
      'If an item is damaged, wrong or not as promised, the law gives you the right to complain. Reply to this email and we will put it right. If we cannot agree, you can turn to the Swedish National Board for Consumer Disputes (ARN) or the corresponding body in your country.',
    seller: 'Seller',
    organisationNumber: 'Company no.',
  },
  withdrawal: {
    title: 'Right of withdrawal',
    information:
      'You have the right to withdraw from this contract within 14 days of the day on which you received the last item, without giving any reason. Tell us here, with the form below or in any other clear way before that time has passed. Then send the items back within 14 days. We reimburse what you have paid, including our cheapest delivery, within 14 days of your notice, but may wait until we have the items or you have shown that they have been sent. You bear the cost of returning them.',
    button: 'Withdraw from contract here',
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
    next: 'Send the items back no later than 14 days after your notice. We reimburse you within 14 days of the notice, but may wait until we have the items or you have shown that they have been sent.',
  },
};
