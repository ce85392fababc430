import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ImportError } from '../import-error.ts';
import { inChunks } from './bytes.fixture.ts';
import { delimiters } from './detect-delimiter.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

async function read(text: string, { delimiter, chunk }: { delimiter?: string; chunk?: number } = {}) {
  const rows: CsvRow[] = [];
  for await (const row of readCsv(inChunks(text, chunk), { delimiter })) rows.push(row);
  return rows;
}

const errorOf = async (text: string) => {
  const error = await read(text).catch((error) => error);
  expect(error).toBeInstanceOf(ImportError);
  return error.message as string;
};

describe('a table', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r\n', ' ', '漢'),
    maxLength: 6,
  });

  test('is read with the line of every row, in chunks of any size', async () => {
    const table = fc.record({
      rows: fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      lineEnd: fc.constantFrom('\n', '\r\n'),
      delimiter: fc.constantFrom(...delimiters),
      chunk: fc.integer({ min: 1, max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(table, async ({ rows, lineEnd, delimiter, chunk }) => {
        let line = 1;
        let text = '';
        const expected: CsvRow[] = [];
        for (const cells of rows) {
          if (cells.some((content) => content !== '')) expected.push({ line, cells });
          text += cells.map((content) => `"${content.replaceAll('"', '""')}"`).join(delimiter) + lineEnd;
          line = text.split('\n').length;
        }
        expect(await read(text, { delimiter, chunk })).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('may have empty lines, spaces around cells, and mixed line ends', async () => {
    expect(await read('a, "b" ,c\r\n\n;;\n\r\n1,"2"\n"3",4,5')).toEqual([
      { line: 1, cells: ['a', 'b', 'c'] },
      { line: 3, cells: [';;'] },
      { line: 5, cells: ['1', '2'] },
      { line: 6, cells: ['3', '4', '5'] },
    ]);
  });

  test('may begin with the separator for Excel', async () => {
    expect(await read('sep=;\r\nid;title\r\n1;A, B\r\n')).toEqual([
      { line: 2, cells: ['id', 'title'] },
      { line: 3, cells: ['1', 'A, B'] },
    ]);
  });

  test('may have the line ends of classic Mac OS', async () => {
    expect(await read('a,b\r1,2\r\r3,4')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
      { line: 4, cells: ['3', '4'] },
    ]);
  });

  test('has its delimiter detected from the header', async () => {
    expect(await read('title;price;text\nA;99,90;"x, y, z, å"')).toEqual([
      { line: 1, cells: ['title', 'price', 'text'] },
      { line: 2, cells: ['A', '99,90', 'x, y, z, å'] },
    ]);
  });
});

describe('broken quotation marks', () => {
  const good = 'a,b\r\n"x\r\ny",2\r\n3,4\r\n5,6\r\n7,8\r\n';

  test('are reported at the start of their cell', async () => {
    expect(await errorOf(`${good}"9,10\r\n11,12\r\n"13",14\r\n`)).toMatch(/starts on line 7 do not match/);
    expect(await errorOf(`${good}9,1"0\r\n`)).toMatch(/starts on line 7 do not match/);
    expect(await errorOf(`${good}9,"1"0\r\n`)).toMatch(/starts on line 7 do not match/);
  });

  test('that are never closed are reported too', async () => {
    expect(await errorOf(`${good}9,"10\r\n11,12\r\n`)).toMatch(/starts on line 7 is never closed/);
  });

  test('do not fill the memory with the rest of the file', async () => {
    expect(await errorOf(`${good}9,"10\r\n${'filling up,\r\n'.repeat(100_000)}`)).toMatch(
      /line 7 is longer than 1000000 characters/,
    );
  });
});

test('passes on an error of the source', async () => {
  async function* breaking() {
    yield Buffer.from('a,b\n1,2\n');
    throw new Error('the disk is gone');
  }
  const readAll = async () => {
    for await (const row of readCsv(breaking())) expect(row.cells).toHaveLength(2);
  };
  await expect(readAll()).rejects.toThrow('the disk is gone');
});

describe('a broken row', () => {
  const readSkipping = async (text: string, chunk?: number) => {
    const rows: CsvRow[] = [];
    const broken: number[] = [];
    const onBrokenRow = (line: number) => broken.push(line);
    for await (const row of readCsv(inChunks(text, chunk), { onBrokenRow })) rows.push(row);
    return { broken, rows: rows.map(({ line, cells }) => `${line}:${cells.join('|')}`) };
  };

  test.each([1, 7, 1000])('is skipped if the next row can be found, in chunks of %i bytes', async (chunk) => {
    expect(await readSkipping('a,b\n1,"x"y\n2,z\n', chunk)).toEqual({
      broken: [2],
      rows: ['1:a|b', '3:2|z'],
    });
    expect(await readSkipping('a,b\n1,"x\n2,z\n3,w\n', chunk)).toEqual({
      broken: [2],
      rows: ['1:a|b', '3:2|z', '4:3|w'],
    });
  });

  test('may have further lines, which are skipped too', async () => {
    expect(await readSkipping('a,b\n1,"one" x\nmore text\n"2",z\n')).toEqual({
      broken: [2],
      rows: ['1:a|b', '4:2|z'],
    });
  });

  test('may be too long', async () => {
    const { broken, rows } = await readSkipping(`a,b\n1,"${'x'.repeat(1_200_000)}"\n2,z\n`);
    expect({ broken, rows }).toEqual({ broken: [2], rows: ['1:a|b', '3:2|z'] });
  });
});
