import { logoOf, MAIL_LOGO_SIZE, versionName } from '#contract/shop/branding.ts';
import type { ShopSettings } from '#contract/shop/shop-settings.ts';

/** A picture inside the mail: nothing is loaded from the shop, so that opening a mail cannot be tracked. */
export interface MailLogo {
  /** `cid:` of the attachment, or its URL in the mailbox. */
  src: string;
  width: number;
  height: number;
}

export interface MailAttachment {
  cid: string;
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

const logoId = 'logo@shop';

/** Undefined for a shop without a logo. */
export function describeLogo({ branding }: ShopSettings, src = `cid:${logoId}`): MailLogo | undefined {
  const logo = logoOf(branding.logo);
  if (!logo) return undefined;
  const scale = Math.min(MAIL_LOGO_SIZE.width / logo.width, MAIL_LOGO_SIZE.height / logo.height);
  return { src, width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) };
}

export async function loadLogo(
  { branding }: ShopSettings,
  readFile: (name: string) => Promise<Uint8Array | undefined>,
): Promise<MailAttachment | undefined> {
  if (!logoOf(branding.logo)) return undefined;
  const bytes = await readFile(versionName(branding.logo ?? '', 'mail'));
  return bytes && { cid: logoId, fileName: 'logo.png', contentType: 'image/png', bytes };
}
