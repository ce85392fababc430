import {
  findDataRequest,
  markErasureDone,
  requestDataLink,
} from '#backend/features/personal-data/data-request.ts';
import { erasePerson } from '#backend/features/personal-data/erase-person.ts';
import { exportPerson } from '#backend/features/personal-data/export-person.ts';
import { html } from '#backend/http/html.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { isEmailAddress, normalizeEmailAddress } from '#contract/customer/email-address.ts';
import { renderField, renderFormPage } from './form-html.ts';
import { type FormRequest, type PublicFormHandler, pageOf } from './public-form.ts';

/**
 * Exports and erases the data of an e-mail address, for guests too (GDPR Art. 15 and 17). A mailed link proves who owns the
 * address; the page does not reveal whether the shop knows it.
 */
export const personalDataForm: PublicFormHandler = {
  async render(request) {
    if (request.reference === 'start') return renderStart(request);
    const found = await findDataRequest(request.context.db, request.reference);
    return found ? renderChoice(request, found.email) : renderText(request, 'expired');
  },
  async submit(request, fields) {
    const { db } = request.context;
    if (request.reference === 'start') return sendLink(request, fields.email ?? '');
    const found = await findDataRequest(db, request.reference);
    if (!found) return renderText(request, 'expired');
    if (fields.intent === 'export')
      return {
        file: JSON.stringify(await exportPerson(db, found.email), null, 2),
        name: 'personal-data.json',
      };
    if (fields.intent !== 'erase' || fields.confirm !== 'yes')
      return renderChoice(request, found.email, { isUnconfirmed: true });
    await erasePerson(db, found.email);
    await markErasureDone(db, request.reference);
    return renderText(request, 'erased');
  },
};

async function sendLink(request: FormRequest, text: string) {
  const email = normalizeEmailAddress(text);
  if (!isEmailAddress(email)) return renderStart(request, { invalidEmail: text });
  const { scope } = pageOf(request);
  await requestDataLink(request.context.db, email, {
    channelId: scope.channel.id,
    marketId: scope.market.id,
    languageId: scope.language.id,
    shopUrl: scope.shopUrl,
  });
  return renderText(request, 'sent');
}

function renderStart(request: FormRequest, { invalidEmail }: { invalidEmail?: string } = {}) {
  const { personalData: texts, common } = LANGUAGES[request.locale].formMessages;
  const field = renderField({
    name: 'email',
    label: common.email,
    type: 'email',
    value: invalidEmail ?? '',
    autocomplete: 'email',
  });
  const body = html`<p>${texts.lead}</p>${invalidEmail === undefined ? '' : html`<p class="problem" role="alert">${common.invalid}</p>`}
<form method="post" action="${request.path}">${field}<button>${texts.submit}</button></form><p>${texts.person}</p>`;
  return pageWith(request, body);
}

function renderChoice(request: FormRequest, email: string, { isUnconfirmed = false } = {}) {
  const { personalData: texts } = LANGUAGES[request.locale].formMessages;
  const body = html`<p>${email}</p><form method="post" action="${request.path}"><input type="hidden" name="intent" value="export">
<button>${texts.exportSubmit}</button></form><h2>${texts.eraseTitle}</h2><p>${texts.eraseLead}</p>
${isUnconfirmed ? html`<p class="problem" role="alert">${texts.confirm}</p>` : ''}
<form method="post" action="${request.path}"><input type="hidden" name="intent" value="erase">
<label class="check"><input type="checkbox" name="confirm" value="yes" required>${texts.confirm}</label>
<button class="second">${texts.eraseSubmit}</button></form>`;
  return pageWith(request, body);
}

function renderText(request: FormRequest, text: 'sent' | 'expired' | 'erased') {
  const { personalData } = LANGUAGES[request.locale].formMessages;
  return pageWith(request, html`<p role="status">${personalData[text]}</p>`);
}

function pageWith(request: FormRequest, body: ReturnType<typeof html>) {
  const { scope: _, ...page } = pageOf(request);
  const { title } = LANGUAGES[request.locale].formMessages.personalData;
  return { page: renderFormPage({ ...page, title, body }) };
}
