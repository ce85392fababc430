import { describe, expect, test } from 'vitest';
import { readImportArguments } from './import-arguments.ts';
import { UsageError } from './usage-error.ts';

const optionsOf = (...args: string[]) => readImportArguments([...args, 'shelf/My Books.csv.gz'])?.options;

describe('The arguments of an import', () => {
  test('are a file, and the source is called after it', () => {
    expect(readImportArguments(['shelf/My Books.csv.gz'])).toMatchObject({
      file: 'shelf/My Books.csv.gz',
      isQuiet: false,
      options: { source: 'my-books', isNamedGzip: true, columns: new Map(), prices: new Map() },
    });
    expect(readImportArguments(['-'])).toMatchObject({
      file: '-',
      options: { source: 'stdin', isNamedGzip: false },
    });
  });

  test('may be all at once, before and after the file', () => {
    expect(
      optionsOf(
        ...'--dry-run --skip-bad-rows --rename-slugs --no-new-categories --authors-as-written'.split(' '),
        ...'--source Gutenberg --currency eur --format Inbunden --delimiter tab --encoding latin1'.split(' '),
        ...['--column', 'title=Rubrik = A', '--column=price=Pris', '--publisher', ' Norstedts '],
        '--price=SEK=99,90,dkk=99.95; EUR=9,90',
      ),
    ).toEqual({
      source: 'gutenberg',
      isNamedGzip: true,
      encoding: 'latin1',
      delimiter: '\t',
      columns: new Map([
        ['title', 'Rubrik = A'],
        ['price', 'Pris'],
      ]),
      currency: 'EUR',
      publisher: 'Norstedts',
      format: 'hardback',
      prices: new Map([
        ['SEK', '99,90'],
        ['DKK', '99.95'],
        ['EUR', '9,90'],
      ]),
      isDryRun: true,
      skipBadRows: true,
      renameSlugs: true,
      refuseNewCategories: true,
      authorsAsWritten: true,
    });
  });

  test('are none when help is asked for', () => {
    expect(readImportArguments(['--help'])).toBeUndefined();
    expect(readImportArguments(['-h', 'file.csv'])).toBeUndefined();
  });

  test.each([
    [[], /^Name the file to import/],
    [['a.csv', 'b.csv'], /^One file at a time: "b\.csv" is one too many\.$/],
    [['--shiny', 'a.csv'], /^There is no option --shiny\./],
    [['a.csv', '--source'], /--source/],
    [['a.csv', '--dry-run=yes'], /--dry-run/],
    [
      ['a.csv', '--encoding', 'ebcdic'],
      /^--encoding must be one of utf-8, latin1, utf-16le, not "ebcdic"\.$/,
    ],
    [['a.csv', '--delimiter', '::'], /^--delimiter must be , or ; or \| or tab, not "::"\.$/],
    [['a.csv', '--column', 'title'], /^--column is written as --column title=Header, not "title"\.$/],
    [['a.csv', '--price', '99'], /^--price is written as --price SEK=99, not "99"\.$/],
    [['???.csv'], /^Give the source a name/],
  ])('that make no sense are refused in one line: %o', (args, sentence) => {
    let refusal: unknown;
    try {
      readImportArguments(args);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(UsageError);
    expect((refusal as Error).message).toMatch(sentence);
    expect((refusal as Error).message).not.toContain('\n');
  });
});
