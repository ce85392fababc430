import * as v from 'valibot';
import { isEmailAddress } from '../customer/email-address.ts';
import { isPhoneNumber } from '../customer/phone-number.ts';
import { isPlainText } from '../forms/text.ts';
import { LOCALE_CODES, type LocaleCode } from '../locales.ts';
import { brandingSchema } from './branding.ts';
import { COLOUR_NAMES, contrastProblems } from './colours.ts';

/** One line of plain text. */
export function singleLine(maxLength: number) {
  return v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(maxLength, `must be at most ${maxLength} characters long`),
    v.check((text) => isPlainText(text) && !text.includes('\n'), 'must be one line of plain text'),
  );
}

const email = v.pipe(singleLine(254), v.check(isEmailAddress, 'must be an e-mail address'));
const phone = v.pipe(
  singleLine(30),
  v.check(isPhoneNumber, 'must be a phone number such as +46 8 123 456 78'),
);
export const country = v.pipe(singleLine(2), v.regex(/^[A-Z]{2}$/, 'must be a country code such as SE'));
const webAddress = v.pipe(
  singleLine(300),
  v.check((text) => /^https:\/\//.test(text) && URL.canParse(text), 'must begin with https://'),
);

export function list<Schema extends v.GenericSchema>(schema: Schema, min: number, max: number) {
  return v.pipe(
    v.array(schema, 'must be a list'),
    v.minLength(min, `must have at least ${min} entries`),
    v.maxLength(max, `must have at most ${max} entries`),
  );
}

/** Entries for any of the languages. */
export function byLanguage<Schema extends v.GenericSchema>(schema: Schema) {
  const entries = LOCALE_CODES.map((code) => [code, v.optional(schema)]);
  return v.strictObject(
    Object.fromEntries(entries) as Record<LocaleCode, v.OptionalSchema<Schema, undefined>>,
  );
}

const colour = v.pipe(
  v.string('must be a text'),
  v.toLowerCase(),
  v.regex(/^#[\da-f]{6}$/, 'must be a colour such as #a23a26'),
);
const colourPair = v.optional(v.strictObject({ light: colour, dark: colour }));
type ColourEntries = Record<(typeof COLOUR_NAMES)[number], typeof colourPair>;
const colours = v.pipe(
  v.strictObject(Object.fromEntries(COLOUR_NAMES.map((name) => [name, colourPair])) as ColourEntries),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    for (const message of contrastProblems(dataset.value)) addIssue({ message });
  }),
);

/** Names of installed fonts, separated by commas. They become part of a style sheet, so `;` and `}` are not allowed. */
const fonts = v.pipe(
  singleLine(200),
  v.regex(/^("[\w -]+"|[\w -]+)(, ?("[\w -]+"|[\w -]+))*$/, 'must be names of fonts with commas between'),
);

/** Events about which the staff get mails. */
export const STAFF_EVENTS = ['order', 'withdrawal', 'payment', 'dispute', 'review', 'mail'] as const;
export type StaffEvent = (typeof STAFF_EVENTS)[number];

/** Texts of one kind of mail. Each replaces the default of the language; `{shop}` is the name of the shop. */
const mailText = v.strictObject({ subject: v.optional(singleLine(90)), lead: v.optional(singleLine(500)) });

/**
 * The name, company, design and texts of a shop: a row of `shop_settings`, which the command line exports and imports. Markets,
 * payment methods and so on have tables of their own.
 */
export const shopSettingsSchema = v.strictObject({
  name: singleLine(60),
  /** The seller, which pages and mails must name by law. */
  company: v.strictObject({
    name: singleLine(100),
    organisationNumber: singleLine(30),
    /** Absent: not registered for VAT. */
    vatNumber: v.optional(singleLine(30)),
    /** The lines of the address, without the country. */
    address: list(singleLine(100), 1, 5),
    country,
    email,
    phone: v.optional(phone),
  }),
  customerService: v.strictObject({
    email,
    phone: v.optional(phone),
    /** Local numbers by market id; the others use `phone`. */
    phones: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z]{2,10}$/)), phone), {}),
  }),
  /** The harmonised notice on the legal guarantee (Regulation (EU) 2025/1960): a file of the shop per language. */
  guaranteeNotices: v.optional(
    byLanguage(
      v.pipe(
        singleLine(200),
        v.regex(/^\/[\w./-]+$/, 'must be a path such as /images/list/raw/guarantee-sv.png'),
      ),
    ),
    {},
  ),
  /** Consumer mediators by market id, where the law requires one. */
  mediators: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z]{2,10}$/)),
      v.strictObject({ name: singleLine(100), address: list(singleLine(100), 1, 5), url: webAddress }),
    ),
    {},
  ),
  /** For the imprint: the legal representative of the company, and the register in which it is entered. */
  imprint: v.optional(v.strictObject({ representative: singleLine(200), register: singleLine(200) })),
  social: v.optional(list(v.strictObject({ name: singleLine(40), url: webAddress }), 0, 10), []),
  texts: v.optional(
    byLanguage(
      v.strictObject({
        /** After the name in the title of the home page. */
        tagline: v.optional(singleLine(80)),
        serviceHours: v.optional(singleLine(120)),
        /** Short advantages of the shop, shown in the header and the footer after the delivery statement. */
        promises: v.optional(list(singleLine(60), 0, 3), []),
      }),
    ),
    {},
  ),
  theme: v.optional(
    v.strictObject({
      colours: v.optional(colours, {}),
      /** Fonts of headings. */
      serif: v.optional(fonts),
      /** Fonts of everything else. */
      sans: v.optional(fonts),
    }),
    {},
  ),
  /** Files: in the database, the names of stored files; in a settings file, paths relative to it. */
  branding: v.optional(brandingSchema, {}),
  mail: v.strictObject({
    sender: v.strictObject({ name: singleLine(60), address: email }),
    texts: v.optional(
      byLanguage(
        v.strictObject({
          /** The last line of every mail. */
          footer: v.optional(singleLine(300)),
          /** By kind of mail, such as `order-confirmation`. */
          kinds: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)), mailText), {}),
        }),
      ),
      {},
    ),
  }),
  /** Mails to the staff. */
  staffMails: v.optional(
    v.strictObject({
      /** None by default. */
      to: v.optional(list(email, 0, 10), []),
      about: v.optional(
        list(v.picklist(STAFF_EVENTS, `must be one of ${STAFF_EVENTS.join(', ')}`), 0, STAFF_EVENTS.length),
        [...STAFF_EVENTS],
      ),
    }),
    {},
  ),
});

export type ShopSettings = v.InferOutput<typeof shopSettingsSchema>;

/** Settings of a shop that has none yet. */
export function neutralSettings(name: string, countryCode: string): ShopSettings {
  return {
    name,
    company: { name, organisationNumber: '', address: [], country: countryCode, email: '' },
    customerService: { email: '', phones: {} },
    mediators: {},
    guaranteeNotices: {},
    social: [],
    texts: {},
    theme: { colours: {} },
    branding: {},
    mail: { sender: { name, address: 'shop@localhost' }, texts: {} },
    staffMails: { to: [], about: [...STAFF_EVENTS] },
  };
}

/** `company.email: must be an e-mail address`, a line for each problem. */
export function explainIssues(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const path = v.getDotPath(issue);
    const message = issue.type === 'strict_object' ? explainKey(issue) : issue.message;
    return path ? `${path}: ${message}` : message;
  });
}

/** Valibot expects `never` for an unknown key, and the quoted name of the key for a missing one. */
function explainKey({ expected, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a known setting';
  return /^"/.test(expected ?? '') ? 'is missing' : message;
}
