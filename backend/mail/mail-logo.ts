import { logoOf, MAIL_LOGO_SIZE, versionName } from '#contract/shop/branding.ts';
import type { ShopSettings } from '#contract/shop/shop-settings.ts';

/** An image that is attached to the mail. It is not loaded from the shop, so the shop cannot track who opens a mail. */
export interface MailLogo {
  /** `cid:` of the attachment; in the local mailbox (`mailbox.http.ts`), the URL of the file. */
  src: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

export interface MailAttachment {
  /** The HTML refers to the attachment by this id. */
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

/** The file of the logo; undefined for a shop without a logo, or if its file is missing. */
export async function loadLogo(
  { branding }: ShopSettings,
  readFile: (name: string) => Promise<Uint8Array | undefined>,
): Promise<MailAttachment | undefined> {
  if (!logoOf(branding.logo)) return undefined;
  const bytes = await readFile(versionName(branding.logo ?? '', 'mail'));
  return bytes && { cid: logoId, fileName: 'logo.png', contentType: 'image/png', bytes };
}
