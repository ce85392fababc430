import { describe, expect, test } from 'vitest';
import { book, shopOf } from './search-shop.fixture.ts';

describe('fields', () => {
  test('titles before authors before names before texts', () => {
    const { find } = shopOf('sv-SE', [
      book('I texten', { texts: ['En bok om Strindberg och hans tid.'] }),
      book('Hos förlaget', { names: ['Strindberg förlag'] }),
      book('Av författaren', { authors: ['August Strindberg'] }),
      book('En biografi om Strindberg'),
    ]);
    expect(find('strindberg')).toEqual([
      'En biografi om Strindberg',
      'Av författaren',
      'Hos förlaget',
      'I texten',
    ]);
  });

  test('the same for prefixes and other forms', () => {
    const { find } = shopOf('sv-SE', [
      book('I texten', { texts: ['Havet och hav.'] }),
      book('Av författaren', { authors: ['Hav Havsson'] }),
      book('Sommar vid havet'),
    ]);
    expect(find('hav')).toEqual(['Sommar vid havet', 'Av författaren', 'I texten']);
  });

  test('a word counts in its best field only', () => {
    const { find } = shopOf('sv-SE', [
      book('Aniara', { texts: ['Aniara är ett epos.'] }),
      book('Annat', { texts: ['Aniara, aniara, aniara'] }),
    ]);
    expect(find('aniara')).toEqual(['Aniara', 'Annat']);
  });

  test('common words weigh little', () => {
    const others = Array.from({ length: 100 }, (_, i) => book(`The ${i}`));
    const { find } = shopOf('en-GB', [
      book('Dragons', { texts: ['One of the books.'] }),
      book('The Ring', { texts: ['With dragons in it.'] }),
      ...others,
    ]);
    expect(find('the dragons')).toEqual(['Dragons', 'The Ring']);
  });
});

describe('names of authors', () => {
  const { find } = shopOf('sv-SE', [
    book('Pippi Långstrump', { authors: ['Astrid Lindgren'] }),
    book('Denna dagen: en biografi över Astrid Lindgren', { authors: ['Jens Andersen'] }),
    book('Astrid Lindgren och boken'),
  ]);

  test.each(['astrid lindgren', 'lindgren astrid', 'astrid lind'])(
    'rank books by the author before titles that mention the name: %s',
    (text) => {
      const titles = find(text);
      expect(titles).toHaveLength(3);
      expect(titles.indexOf('Pippi Långstrump')).toBeLessThan(
        titles.indexOf('Denna dagen: en biografi över Astrid Lindgren'),
      );
    },
  );

  test('rank below a title that starts with the name', () => {
    expect(find('astrid lindgren')[0]).toBe('Astrid Lindgren och boken');
  });
});

describe('titles', () => {
  test('a whole title ranks before one that starts with the query, then one that contains it', () => {
    const { find } = shopOf('sv-SE', ['Havet och himlen', 'Det stora havet och jag', 'Havet', 'Mot havet']);
    expect(find('havet')).toEqual(['Havet', 'Havet och himlen', 'Mot havet', 'Det stora havet och jag']);
  });

  test('a leading article is ignored', () => {
    expect(shopOf('en-GB', ['Hobbit Recipes', 'The Hobbit', 'About the Hobbit']).find('hobbit')).toEqual([
      'The Hobbit',
      'Hobbit Recipes',
      'About the Hobbit',
    ]);
    expect(
      shopOf('sv-SE', ['Allvarsamma lekens regler', 'Den allvarsamma leken']).find('allvarsamma leken')[0],
    ).toBe('Den allvarsamma leken');
  });

  test('a typed article counts', () => {
    expect(shopOf('en-GB', ['Hobbit the', 'The Hobbit', 'The Hobbit and I']).find('the hobbit')).toEqual([
      'The Hobbit',
      'The Hobbit and I',
      'Hobbit the',
    ]);
  });

  test('a title that starts with the typed prefix ranks above one that contains the word', () => {
    expect(shopOf('nb-NO', ['Om sult', 'Sultne spøkelser']).find('sult')).toEqual([
      'Sultne spøkelser',
      'Om sult',
    ]);
  });

  test('a joined form has the position of its first word', () => {
    expect(shopOf('en-GB', ['Being Spiderman', 'Spider-Man Returns']).find('spiderman')).toEqual([
      'Spider-Man Returns',
      'Being Spiderman',
    ]);
  });

  test('a title may repeat a word', () => {
    expect(shopOf('en-GB', ['New York Stories', 'New York, New York']).find('new york new york')[0]).toBe(
      'New York, New York',
    );
  });

  test('a title with more words than a query may have is found', () => {
    const title = 'The Hundred-Year-Old Man Who Climbed Out of the Window and Disappeared';
    expect(shopOf('en-GB', [title, 'The Hundred-Year-Old Man Who Climbed Back']).find(title)).toEqual([
      title,
    ]);
  });
});

describe('closeness', () => {
  test('the word itself, with accents, a prefix, another form', () => {
    const { find } = shopOf('sv-SE', ['Om hästens', 'Om hast', 'Om hastverk', 'Om häst']);
    expect(find('hast')).toEqual(['Om hast', 'Om häst', 'Om hastverk', 'Om hästens']);
  });

  test('equal matches have equal scores in every search', () => {
    const { index } = shopOf('sv-SE', ['Sagan om Karl', 'Sagan om Olof', 'Sagan om Anna']);
    const { scores } = index.search('sagan', () => true);
    expect(new Set(scores).size).toBe(1);
    expect(index.search('sagan', () => true)).toEqual(index.search('sagan', () => true));
  });
});

describe('several words', () => {
  test('a product must contain all of them, in any field', () => {
    const { find } = shopOf('sv-SE', [
      book('Emil i Lönneberga', { authors: ['Astrid Lindgren'] }),
      book('Emil och detektiverna', { authors: ['Erich Kästner'] }),
      book('Ronja rövardotter', { authors: ['Astrid Lindgren'] }),
    ]);
    expect(find('lindgren emil')).toEqual(['Emil i Lönneberga']);
    expect(find('astrid lindgren')).toHaveLength(2);
  });

  test('a title of which the query contains every word ranks first', () => {
    const stoker = { authors: ['Bram Stoker'] };
    const shop = shopOf('en-GB', [
      book('The Snake’s Pass', stoker),
      book('Dracula', stoker),
      book('Dracula’s Guest', stoker),
      book('The Lair', { ...stoker, texts: ['From the author of Dracula.'] }),
      book('The Dracula Letters', stoker),
    ]);
    for (const text of ['stoker dracula', 'dracula stoker', 'bram stoker dracula'])
      expect(shop.find(text)[0]).toBe('Dracula');
  });

  test('only the last one may be a prefix', () => {
    const { find } = shopOf('sv-SE', ['Bröderna Lejonhjärta', 'Broarna i Madison']);
    expect(find('bröderna lej')).toEqual(['Bröderna Lejonhjärta']);
    expect(shopOf('sv-SE', ['Pippi Långstrump', 'Pip Lång']).find('pip lång')).toEqual(['Pip Lång']);
  });
});

describe('initials', () => {
  const { find } = shopOf('sv-SE', [
    book('Livläkarens besök', { authors: ['Per Olov Enquist'] }),
    book('Nedstörtad ängel', { authors: ['P. O. Enquist'] }),
    book('Plan B'),
    book('Plan'),
  ]);

  test('of authors are optional, and rank those first who write them', () => {
    expect(find('p o enquist')).toEqual(['Nedstörtad ängel', 'Livläkarens besök']);
    expect(find('P. O. Enquist')).toEqual(['Nedstörtad ängel', 'Livläkarens besök']);
  });

  test('are required at the end of a query', () => {
    expect(find('plan b')).toEqual(['Plan B']);
  });
});

describe('a query of stop words only', () => {
  const { find } = shopOf('sv-SE', [
    book('Krig och fred', { names: ['Sagor och myter'] }),
    book('Vi'),
    book('Vi och våra hästar'),
    book('Det är natt'),
    book('Så som det är'),
    book('Of Mice and Men'),
    book('Hemligheten', { authors: ['Simone de Beauvoir'] }),
    book('De elva', { texts: ['Det är en saga om och för dem.'] }),
  ]);

  test.each([
    ['och', []],
    ['and', []],
    ['och det', []],
    ['det är', ['Det är natt', 'Så som det är']],
    ['vi', ['Vi', 'Vi och våra hästar']],
    ['men', ['Of Mice and Men']],
    ['de', ['De elva', 'Det är natt', 'Hemligheten']],
  ])('finds titles that start or end with it, and authors: %s', (text, titles) => {
    expect(find(text).toSorted()).toEqual(titles);
  });
});

describe('a stop word of a query with other words', () => {
  const { find } = shopOf('sv-SE', [
    'Krig och fred',
    'Stolthet och fördom',
    'Och vinden viskar',
    book('Vi', { texts: ['Om broar och strand.'] }),
  ]);

  test.each(['brott och straf', 'brott och', 'och straf', 'och och straf'])(
    'does not match alone: %s',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );
});

describe('a book of a series', () => {
  const { find } = shopOf('sv-SE', [
    book('Roseanna', { names: ['Martin Beck', '1'] }),
    book('Mannen som gick upp i rök', { names: ['Martin Beck', '2'] }),
    book('Del 1'),
  ]);

  test.each(['martin beck 1', 'martin beck del 1', 'martin beck book 1'])(
    'is found by its number: %s',
    (text) => {
      expect(find(text)).toEqual(['Roseanna']);
    },
  );

  test('a title may be a number', () => {
    expect(find('del 1')[0]).toBe('Del 1');
  });
});
