import type { Localization } from '../messages/localization.ts';
import type { MessageKey } from '../messages/messages.ts';
import { type Html, html } from '../pages/html.ts';
import type { FormState } from './payment-method.ts';

interface TextField {
  name: string;
  label: MessageKey;
  hint?: MessageKey;
  inputMode?: 'numeric' | 'tel' | 'email' | 'text';
  /** Off unless it is set, so that the browser does not fill in a real card or identity number. */
  autocomplete?: string;
  placeholder?: string;
  /** The value before the first submit. */
  value?: string;
  isOptional?: boolean;
}

export function renderTextField({ t }: Localization, form: FormState, field: TextField): Html {
  const { name, label, hint, inputMode = 'text', autocomplete = 'off', placeholder, value = '' } = field;
  const error = form.fieldErrors[name];
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field field-${name}">
    <label for="${name}">${t(label)}</label>
    <input id="${name}" name="${name}" value="${form.values[name] ?? value}" inputmode="${inputMode}"
      autocomplete="${autocomplete}" ${placeholder ? html`placeholder="${placeholder}"` : ''} ${field.isOptional ? '' : html`required`}
      ${describedBy ? html`aria-describedby="${describedBy}"` : ''} ${error ? html`aria-invalid="true"` : ''}>
    ${hint ? html`<p class="hint" id="${name}-hint">${t(hint)}</p>` : ''}
    ${error ? html`<p class="error" id="${name}-error">${t(error)}</p>` : ''}
  </div>`;
}

interface RadioField {
  name: string;
  legend: MessageKey;
  options: { value: string; label: string; detail?: string }[];
}

export function renderRadioField({ t }: Localization, form: FormState, field: RadioField): Html {
  const { name, legend, options } = field;
  const error = form.fieldErrors[name];
  return html`<fieldset class="choice" ${error ? html`aria-describedby="${name}-error"` : ''}>
    <legend>${t(legend)}</legend>
    ${options.map(
      ({ value, label, detail }) => html`<label class="option">
        <input type="radio" name="${name}" value="${value}" required
          ${form.values[name] === value ? html`checked` : ''}>
        <span>${label}${detail ? html`<small>${detail}</small>` : ''}</span>
      </label>`,
    )}
    ${error ? html`<p class="error" id="${name}-error">${t(error)}</p>` : ''}
  </fieldset>`;
}

export function renderTestNumbers(
  { t }: Localization,
  testNumbers: { number: string; description: MessageKey }[],
): Html {
  if (testNumbers.length === 0) return html``;
  return html`<details class="test-numbers">
    <summary>${t('testNumbers')}</summary>
    <dl>${testNumbers.map(({ number, description }) => html`<div><dt>${number}</dt><dd>${t(description)}</dd></div>`)}</dl>
  </details>`;
}
