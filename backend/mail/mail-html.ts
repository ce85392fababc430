import { constantHtml, type Html, html } from '#backend/http/html.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { MailBlock, MailContent, MailWriter } from './mail-content.ts';

/** Inline styles of a shop's design. */
function stylesOf({ design: { colours, serif, sans } }: MailWriter) {
  return {
    serif: `font-family:${serif}`,
    sans: `font-family:${sans}`,
    page: `background:${colours['paper-sunken'].light}`,
    sheet: `background:${colours['paper-raised'].light}`,
    ink: `color:${colours.ink.light}`,
    soft: `color:${colours['ink-soft'].light}`,
    line: `border-top:1px solid ${colours.line.light}`,
    button: `background:${colours.accent.light};color:${colours['accent-ink'].light}`,
    dark: darkStyles(colours),
  };
}

type Styles = ReturnType<typeof stylesOf>;

/** Mail programs read inline styles only; those that support dark mode read this style element too. */
function darkStyles(colours: MailWriter['design']['colours']): string {
  const { ink, line, accent } = colours;
  return `@media (prefers-color-scheme:dark){
  .page{background:${colours['paper-sunken'].dark}!important}.sheet{background:${colours['paper-raised'].dark}!important}
  .ink,.ink a{color:${ink.dark}!important}.soft{color:${colours['ink-soft'].dark}!important}.line{border-color:${line.dark}!important}
  .ink a.button{background:${accent.dark}!important;color:${colours['accent-ink'].dark}!important}}`;
}

/** A whole page that loads nothing, so that opening it cannot be tracked: the logo is part of the mail. */
export function renderMailHtml(content: MailContent, writer: MailWriter, locale: LocaleCode): string {
  const { footer, shopName } = writer;
  const styles = stylesOf(writer);
  const { serif, sans, page: background, sheet, ink, soft, line } = styles;
  const page = html`<html lang="${LOCALES[locale].iso}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${content.subject}</title>
<style>${constantHtml(styles.dark)}</style>
</head>
<body class="page" style="margin:0;padding:0;${background};${sans}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${background}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${sheet}"><tr><td class="ink" style="padding:32px 28px;${ink};font-size:16px;line-height:1.55;${sans};overflow-wrap:anywhere">
<p style="margin:0 0 28px;font-size:26px;font-weight:bold;letter-spacing:-0.03em;line-height:1;${serif}">${nameOrLogo(writer)}</p>
<h1 style="margin:0 0 20px;font-size:28px;font-weight:normal;line-height:1.2;${serif}">${content.title}</h1>
${content.blocks.map((block) => blockAsHtml(block, writer, styles))}
<p class="soft line" style="margin:32px 0 0;padding:16px 0 0;${line};${soft};font-size:14px">${shopName}<br>${footer}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
  return `<!doctype html>\n${page.markup}\n`;
}

function nameOrLogo({ logo, shopName }: MailWriter): Html {
  if (!logo) return html`${shopName}`;
  return html`<img src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="${shopName}" style="display:block;border:0">`;
}

function blockAsHtml(block: MailBlock, { messages }: MailWriter, styles: Styles): Html {
  const { serif, ink, soft } = styles;
  switch (block.type) {
    case 'text':
      return html`<p style="margin:0 0 16px">${block.text}</p>\n`;
    case 'small':
      return html`<p class="soft" style="margin:0 0 16px;${soft};font-size:14px">${block.text}</p>\n`;
    case 'heading':
      return html`<h2 style="margin:28px 0 8px;font-size:18px;font-weight:normal;line-height:1.35;${serif}">${block.text}</h2>\n`;
    case 'button':
      return html`<p style="margin:24px 0"><a class="button" href="${block.url}" style="display:inline-block;padding:14px 24px;${styles.button};border-radius:3px;text-decoration:none">${block.label}</a></p>\n${
        block.hasVisibleUrl
          ? html`<p class="soft" style="margin:0 0 16px;${soft};font-size:13px">${messages.layout.linkHint}<br>${block.url}</p>\n`
          : ''
      }`;
    case 'link':
      return html`<p style="margin:0 0 16px"><a href="${block.url}" style="${ink}">${block.label}</a></p>\n`;
    case 'rows':
      return table(
        block.rows.map(({ label, value, isStrong }) =>
          row(styles, { label: html`${label}`, labelStyle: wholeWords, value, isStrong }),
        ),
      );
    case 'items':
      return table(
        block.items.map(({ quantity, name, detail, total = '' }) => {
          const label = html`${quantity} × ${name}${detail ? small(styles, detail) : ''}`;
          return row(styles, { label, value: total, valueStyle: oneLine });
        }),
      );
    case 'lines':
      return html`<p class="soft" style="margin:0 0 16px;${soft};font-size:14px">${block.lines.map(
        (text, index) => html`${index > 0 ? html`<br>` : ''}${text}`,
      )}</p>\n`;
  }
}

function table(rows: readonly Html[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows}</table>\n`;
}

/** Breaks a word only if it does not fit on a line. */
const wholeWords = 'overflow-wrap:break-word';
const oneLine = 'white-space:nowrap';

interface Row {
  label: Html;
  labelStyle?: string;
  value: string;
  valueStyle?: string;
  isStrong?: boolean | undefined;
}

function row({ ink, line }: Styles, { label, labelStyle, value, valueStyle, isStrong = false }: Row): Html {
  const weight = isStrong ? 'font-weight:bold' : 'font-weight:normal';
  const cell = `${line};${ink};font-size:15px;${weight};vertical-align:top`;
  return html`<tr><td class="ink line" style="padding:8px 12px 8px 0;${cell};${labelStyle ?? ''}">${label}</td><td class="ink line" align="right" style="padding:8px 0;${cell};${valueStyle ?? ''}">${value}</td></tr>`;
}

function small({ soft }: Styles, text: string): Html {
  return html`<br><span class="soft" style="${soft};font-size:14px">${text}</span>`;
}
