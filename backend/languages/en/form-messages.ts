import type { FormMessages } from '../form-messages.ts';

export const formMessages: FormMessages = {
  common: {
    name: 'Your name',
    email: 'Your email address',
    invalid: 'Fill in every field. The email address should look like name@example.com.',
  },
  reviewReport: {
    title: 'Report a review',
    lead: 'Is the review illegal, or does it break our rules? A person examines your report, and we email you the decision.',
    fault: 'What is wrong?',
    explanation: 'Explain in your own words',
    submit: 'Send the report',
    sent: 'Thank you. We have received the report, and a receipt is on its way to you. A person examines it, and you get the decision by email.',
    faults: {
      illegal: 'It is illegal',
      hateful: 'It is hateful or insulting',
      'personal-data': 'It contains personal data',
      advertising: 'It is advertising',
      'not-about-product': 'It is not about the product',
      'not-genuine': 'It is not genuine',
    },
  },
  personalData: {
    title: 'Your personal data',
    lead: 'Have you bought without an account, or do you want to see or erase what we know about your email address? Enter it, and we will email you a link that is valid for a day.',
    submit: 'Email me the link',
    person:
      'Would you rather be helped by a person, or is it about a block or a refusal of credit? Write to customer service, and a person will look at the matter again.',
    sent: 'If the address is right, a link is on its way. It is valid for a day.',
    expired: 'The link is no longer valid. Request a new one.',
    exportSubmit: 'Download my data',
    eraseTitle: 'Erase my data',
    eraseLead:
      'We erase the account, stock alerts, newsletter and whatever else we know about the address. Orders that bookkeeping law requires are restricted, and emptied when the period ends. Open orders are delivered first. A balance is sent as a gift card. This cannot be undone.',
    confirm: 'Yes, erase my data',
    eraseSubmit: 'Erase',
    erased:
      'Your data has been erased. What the law requires is restricted, and emptied when the period ends.',
  },
};
