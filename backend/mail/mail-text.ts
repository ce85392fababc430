import type { MailBlock, MailContent, MailWriter } from './mail-content.ts';

export function renderMailText({ title, blocks }: MailContent, { footer, shopName }: MailWriter): string {
  const parts = [title.toUpperCase(), ...blocks.map(blockAsText), `--\n${shopName}\n${footer}`];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function blockAsText(block: MailBlock): string {
  switch (block.type) {
    case 'text':
    case 'small':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat([...block.text].length)}`;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'rows':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'items':
      return block.items
        .map(({ quantity, name, detail, total }) =>
          [`${quantity} × ${name}`, detail, total].filter(Boolean).join(', '),
        )
        .join('\n');
    case 'lines':
      return block.lines.join('\n');
  }
}
