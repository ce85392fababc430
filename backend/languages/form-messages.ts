import type { ReviewFault } from '#contract/review-requests.ts';

/** Texts of the forms without script (`contract/content/public-forms.ts`). */
export interface FormMessages {
  common: Record<'name' | 'email' | 'invalid', string>;
  reviewReport: Record<'title' | 'lead' | 'fault' | 'explanation' | 'submit' | 'sent', string> & {
    faults: Record<ReviewFault, string>;
  };
  personalData: Record<
    | 'title'
    | 'lead'
    | 'submit'
    | 'person'
    | 'sent'
    | 'expired'
    | 'exportSubmit'
    | 'eraseTitle'
    | 'eraseLead'
    | 'confirm'
    | 'eraseSubmit'
    | 'erased',
    string
  >;
}
