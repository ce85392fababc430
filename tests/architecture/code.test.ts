import { isLocaleCode } from '#contract/locales.ts';
import { findNodes, isTest, type Named } from './project-files.ts';
import { rule } from './rule.ts';

const colour =
  /#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(rgba?|hsla?|hwb|(ok)?lab|(ok)?lch|color)\(/i;
const namedColour =
  /:[^;{]*\b(white|black|gr[ae]y|red|green|blue|yellow|orange|brown|purple|pink)\b(?![-(])/i;

rule(
  'colours are defined in the theme only; px is used in queries and outline-offset only',
  (files) => {
    const isChecked = (path: string) => /^storefront\/(?!theme\/)/.test(path) && !isTest(path);
    const styles = Object.entries(files).filter(([path, text]) => {
      const style = text.replace(/\/\*.*?\*\/|@(media|container)[^{]*|outline-offset:[^;]*/gs, '');
      const isRaw = colour.test(style) || namedColour.test(style) || /\d(px|pt|pc|cm|mm|in)\b/.test(style);
      return path.endsWith('.css') && isChecked(path) && isRaw;
    });
    const inCode = findNodes(files, ({ path, node: { type, value } }) => {
      const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value;
      return typeof text === 'string' && colour.test(text) && isChecked(path);
    });
    return [...styles.map(([path]) => path), ...inCode];
  },
  `storefront/ui/a.module.css  a { color: #222; }
   storefront/ui/a.module.css  a { background: rgb(0 0 0 / 50%); }
   storefront/ui/a.module.css  a { color: white; }
   storefront/ui/a.module.css  a { margin: 3px; }
   storefront/ui/a.tsx         const a = <a fill="#aabbcc" />;`,
  `storefront/theme/tokens.css :root { --ink: #222222; --line: 1px; }
   storefront/ui/a.module.css  @media (min-width: 768px) { a { outline-offset: 2px; white-space: nowrap; } }
   storefront/ui/a.tsx         const a = <a href="#added" />; // #222222`,
);

rule(
  'no style of all elements depends on :has(): each change in the document would compute the styles of all of them again',
  (files) =>
    Object.entries(files).flatMap(([path, text]) =>
      path.endsWith('.css') && /:has\([^{};]*\)\s*[>~+\s]\s*\*/.test(text) ? [path] : [],
    ),
  `storefront/ui/a.module.css main:has(> .header) > * { margin: 0; }
   storefront/ui/a.module.css html:has([data-open]) * { margin: 0; }`,
  `storefront/ui/a.module.css main:has(> .header) > .list { margin: 0; } a > * { margin: 0; }
   storefront/ui/a.module.css main:not(:has(+ *)) > .header { margin: 0; }`,
);

rule(
  'an icon that is painted with a mask has a system colour in forced colours, where its background has none',
  (files) =>
    Object.entries(files).flatMap(([path, text]) => {
      const [style = '', ...forced] = text.split('@media (forced-colors: active)');
      const masks = style.matchAll(/([^{};/]+)\{[^{}]*mask: var\(--icons\)/g);
      const isForced = ([, selector = '']: RegExpExecArray) => forced.join().includes(`${selector.trim()} {`);
      return path.endsWith('.css') && !masks.every(isForced) ? [path] : [];
    }),
  `storefront/ui/a.module.css a::before { background: currentcolor; mask: var(--icons) var(--star) no-repeat; }
   storefront/ui/a.module.css a { mask: var(--icons); } @media (forced-colors: active) { b { background: CanvasText; } }`,
  `storefront/ui/a.module.css a { mask: var(--icons); } @media (forced-colors: active) { a { background: CanvasText; } }
   storefront/ui/a.module.css b { mask-position: 0 0; }`,
);

/** The lists of languages. The demo and the benchmarks have texts of their own. */
const listsOfLanguages =
  /^(contract\/locales|backend\/languages\/languages|sandbox\/messages\/messages)\.ts$|^(demo|bench)\//;

rule(
  'no table names three languages, except the lists of languages: texts are in the folder of each language',
  (files) =>
    findNodes(files, ({ path, node: { type, properties } }) => {
      if (type !== 'ObjectExpression' || isTest(path) || listsOfLanguages.test(path)) return false;
      return (properties as { key?: Named }[]).filter(({ key }) => isLocaleCode(key?.name)).length >= 3;
    }),
  `cli/a.ts     const names = { sv: 'Paket', da: 'Pakke', en: 'Parcel', fi: 'Paketti', nb: 'Pakke' };
   backend/a.ts const texts = (sv: string, da: string, nb: string, fi: string, en: string) => ({ sv, da, nb, fi, en });`,
  `backend/languages/languages.ts const LANGUAGES = { sv, da, en, fi, nb };
   backend/a.ts const phones = { fi: '1', nb: '2' }; const names = byLocale(({ code }) => LANGUAGES[code].name);
   backend/a.test.ts expect(names).toEqual({ sv: 'Paket', da: 'Pakke', en: 'Parcel', fi: 'Paketti', nb: 'Pakke' });`,
);

rule(
  'the type any is used only with a biome-ignore comment',
  (files) =>
    findNodes(files, ({ node: { type, start }, text }) => {
      const isIgnored = /biome-ignore lint\/suspicious\/noExplicitAny.*\n?.*$/.test(text.slice(0, start));
      return type === 'TSAnyKeyword' && !isIgnored;
    }),
  `cli/a.ts const a = b as any[];`,
  `cli/a.ts const any = 'any'; // : any
   cli/a.ts /* biome-ignore lint/suspicious/noExplicitAny: a reason */ const a: any = 1;`,
);

rule(
  'no test is skipped or run alone; runIf is allowed',
  (files) =>
    findNodes(files, ({ path, text, node: { type, start, property, key, value, name } }) => {
      const word = String((property as Named)?.name ?? (key as Named)?.name ?? name);
      const isCalled = type === 'MemberExpression' && /^(test|it|describe)\b/.test(text.slice(start));
      const isOption = type === 'Property' && (value as { value?: unknown }).value === true;
      const isSkip = /^(skip|skipIf|only|todo|fails)$/.test(word) && (isCalled || isOption);
      return isTest(path) && (isSkip || (type === 'Identifier' && /^[xf](it|test|describe)$/.test(word)));
    }),
  `cli/a.test.ts            test.skip('a', () => {});
   cli/a.test.ts            describe.only.each([1])('a', () => {});
   cli/a.test.ts            xit('a', () => {});
   tests/journeys/a.spec.ts test('a', { skip: true }, () => {});`,
  `cli/a.test.ts            test.runIf(isRoot)('it says test.only', () => { ask({ skip: 3 }); pages.only(); });`,
);
