import { type Html, html } from './html.ts';
import type { Given } from './way-to-pay.ts';
import type { Speech } from './words.ts';
import type { Words } from './words-sv.ts';

interface Field {
  name: string;
  label: keyof Words;
  hint?: keyof Words;
  inputMode?: 'numeric' | 'tel' | 'email' | 'text';
  /** Off where the browser might put in something real. */
  autocomplete?: string;
  placeholder?: string;
  value?: string;
}

export function textField(speech: Speech, given: Given, field: Field): Html {
  const { name, label, hint, inputMode = 'text', autocomplete = 'off', placeholder, value = '' } = field;
  const fault = given.faults[name];
  const describedBy = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ');
  return html`<div class="field field-${name}">
    <label for="${name}">${speech.say(label)}</label>
    <input id="${name}" name="${name}" value="${given.values[name] ?? value}" inputmode="${inputMode}"
      autocomplete="${autocomplete}" ${placeholder ? html`placeholder="${placeholder}"` : ''} required
      ${describedBy ? html`aria-describedby="${describedBy}"` : ''} ${fault ? html`aria-invalid="true"` : ''}>
    ${hint ? html`<p class="hint" id="${name}-hint">${speech.say(hint)}</p>` : ''}
    ${fault ? html`<p class="fault" id="${name}-fault">${speech.say(fault)}</p>` : ''}
  </div>`;
}

interface Choice {
  name: string;
  legend: keyof Words;
  options: { value: string; label: string; detail?: string }[];
}

export function choiceField(speech: Speech, given: Given, { name, legend, options }: Choice): Html {
  const fault = given.faults[name];
  return html`<fieldset class="choice" ${fault ? html`aria-describedby="${name}-fault"` : ''}>
    <legend>${speech.say(legend)}</legend>
    ${options.map(
      ({ value, label, detail }) => html`<label class="option">
        <input type="radio" name="${name}" value="${value}" required
          ${given.values[name] === value ? html`checked` : ''}>
        <span>${label}${detail ? html`<small>${detail}</small>` : ''}</span>
      </label>`,
    )}
    ${fault ? html`<p class="fault" id="${name}-fault">${speech.say(fault)}</p>` : ''}
  </fieldset>`;
}

/** Everybody may look up what to type. */
export function testNumbers(speech: Speech, numbers: { number: string; says: keyof Words }[]): Html {
  return html`<details class="test-numbers">
    <summary>${speech.say('testNumbers')}</summary>
    <dl>${numbers.map(({ number, says }) => html`<div><dt>${number}</dt><dd>${speech.say(says)}</dd></div>`)}</dl>
  </details>`;
}
