import { findReportableReview, reportReview } from '#backend/features/review/report-review.ts';
import { html } from '#backend/http/html.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { isEmailAddress, normalizeEmailAddress } from '#contract/customer/email-address.ts';
import { REVIEW_FAULTS } from '#contract/review-requests.ts';
import { type FormField, renderField, renderFormPage } from './form-html.ts';
import { type FormRequest, type PublicFormHandler, pageOf } from './public-form.ts';

type Fields = Readonly<Record<string, string>>;

const minExplanationLength = 5;

/** Reports a review (Regulation (EU) 2022/2065, Art. 16). */
export const reviewReportForm: PublicFormHandler = {
  render: (request) => renderForm(request, {}),
  async submit(request, fields) {
    const email = normalizeEmailAddress(fields.email ?? '');
    const fault = REVIEW_FAULTS.find((each) => each === fields.fault);
    const name = (fields.name ?? '').trim();
    const explanation = (fields.explanation ?? '').trim();
    if (!fault || !name || !isEmailAddress(email) || explanation.length < minExplanationLength)
      return renderForm(request, fields, { isInvalid: true });
    const { scope, ...page } = pageOf(request);
    await reportReview(request.context.db, {
      reviewId: Number(request.reference),
      fault,
      explanation,
      name,
      email,
      scope: { channelId: scope.channel.id, marketId: scope.market.id, languageId: scope.language.id },
    });
    const { reviewReport } = LANGUAGES[request.locale].formMessages;
    return {
      page: renderFormPage({ ...page, title: reviewReport.title, body: html`<p>${reviewReport.sent}</p>` }),
    };
  },
};

async function renderForm(request: FormRequest, fields: Fields, { isInvalid = false } = {}) {
  const review = await findReportableReview(request.context.db, Number(request.reference) || 0);
  if (!review) return null;
  const { reviewReport: texts, common } = LANGUAGES[request.locale].formMessages;
  const options = REVIEW_FAULTS.map((value) => ({ value, label: texts.faults[value] }));
  const field = (name: string, rest: Omit<FormField, 'name' | 'value'>) =>
    renderField({ name, value: fields[name] ?? '', ...rest });
  const { scope: _, ...page } = pageOf(request);
  const body = html`<p>${texts.lead}</p><blockquote>${review.comment || '★'.repeat(review.rating)}<br>– ${review.author}</blockquote>
${isInvalid ? html`<p class="problem" role="alert">${common.invalid}</p>` : ''}
<form method="post" action="${request.path}">${field('fault', { label: texts.fault, type: 'select', options })}
${field('explanation', { label: texts.explanation, type: 'textarea' })}
${field('name', { label: common.name, type: 'text', autocomplete: 'name' })}
${field('email', { label: common.email, type: 'email', autocomplete: 'email' })}
<button>${texts.submit}</button></form>`;
  return { page: renderFormPage({ ...page, title: texts.title, body }) };
}
