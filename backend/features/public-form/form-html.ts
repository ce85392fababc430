import { constantHtml, type Html, html, inlineStyle } from '#backend/http/html.ts';

const style = inlineStyle(`:root{color-scheme:light dark}
body{max-width:36rem;margin:0 auto;padding:1.5rem;background:light-dark(#fbf8f2,#1b1917);color:light-dark(#222,#ece7df);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font:600 1.75rem/1.2 Georgia,serif}a{color:inherit}form{display:grid;gap:1rem;margin-block:1.5rem}
label{display:grid;gap:.25rem}input,select,textarea{font:inherit;padding:.625rem;border:1px solid light-dark(#8a8178,#8f867b);border-radius:3px;background:light-dark(#fff,#24211e);color:inherit}
button{justify-self:start;min-height:2.75rem;padding:.5rem 1.25rem;font:600 1rem/1 system-ui,sans-serif;border:1px solid currentcolor;border-radius:3px;background:light-dark(#222,#ece7df);color:light-dark(#fff,#1b1917);cursor:pointer}
label.check{display:flex;align-items:center;gap:.75rem;min-height:2.75rem}label.check input{width:1.25rem;height:1.25rem}button.second{background:none;color:inherit}.problem{padding:.75rem;border:1px solid light-dark(#a23a26,#e58f7b)}`);

/** The page loads nothing, runs no script, and posts only to the shop. */
export const FORM_POLICY = `default-src 'none'; style-src ${style.source}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

interface FormPage {
  language: string;
  title: string;
  shopName: string;
  body: Html | readonly Html[];
}

export function renderFormPage({ language, title, shopName, body }: FormPage): string {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} – ${shopName}</title>${style.element}</head>
<body><header><a href="/">${shopName}</a></header><main><h1>${title}</h1>${body}</main></body></html>
`.markup;
}

export interface FormField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'textarea' | 'select';
  value: string;
  autocomplete?: string;
  isOptional?: boolean;
  options?: readonly { value: string; label: string }[];
}

const maxTextLength = 500;
/** Also the longest e-mail address (RFC 5321). */
const maxLineLength = 254;

export function renderField(field: FormField): Html {
  const { name, label, type, value, autocomplete = 'off', isOptional, options = [] } = field;
  const required = constantHtml(isOptional ? '' : 'required');
  if (type === 'textarea')
    return html`<label>${label}<textarea name="${name}" rows="4" maxlength="${maxTextLength}" ${required}>${value}</textarea></label>`;
  if (type === 'select')
    return html`<label>${label}<select name="${name}" required>${options.map((option) =>
      option.value === value
        ? html`<option value="${option.value}" selected>${option.label}</option>`
        : html`<option value="${option.value}">${option.label}</option>`,
    )}</select></label>`;
  return html`<label>${label}<input type="${type}" name="${name}" value="${value}" autocomplete="${autocomplete}" maxlength="${maxLineLength}" ${required}></label>`;
}
