import { describe, expect, test } from 'vitest';
import { book, shopOf } from './search-shop.fixture.ts';

const titles: Record<string, string[]> = {
  'sv-SE': [
    'Gösta Berlings saga',
    'Doktor Glas',
    'Röda rummet',
    'Pippi Långstrump',
    'Bröderna Lejonhjärta',
    'Utvandrarna',
    'Män som hatar kvinnor',
    'Den allvarsamma leken',
    'Hemsöborna',
    'Kejsarn av Portugallien',
    'Rummet',
    'Röda drömmar',
    'Hägring 38',
  ],
  'da-DK': [
    'Frøken Smillas fornemmelse for sne',
    'Den lille havfrue',
    'Kongens fald',
    'Pelle Erobreren',
    'Løgneren',
    'Mænd der hader kvinder',
    'Kejserens nye klæder',
    'Lykke-Per',
    'Niels Lyhne',
    'Kongens datter',
  ],
  'nb-NO': [
    'Sult',
    'Markens grøde',
    'Et dukkehjem',
    'Kristin Lavransdatter',
    'Sofies verden',
    'Fuglene',
    'Is-slottet',
    'Naiv. Super.',
    'Menn som hater kvinner',
    'Markens fugler',
  ],
  'en-GB': [
    'The Hobbit',
    'Wuthering Heights',
    'Pride and Prejudice',
    'Sophie’s World',
    'The Secret Garden',
    'Jane Eyre',
    'Faceless Killers',
    'The Girl with the Dragon Tattoo',
    'Great Expectations',
    'The Secret Agent',
  ],
  'fi-FI': [
    'Sinuhe egyptiläinen',
    'Seitsemän veljestä',
    'Täällä Pohjantähden alla',
    'Tuntematon sotilas',
    'Muumipappa ja meri',
    'Jäniksen vuosi',
    'Puhdistus',
    'Miehet jotka vihaavat naisia',
    'Kasvoton kuolema',
    'Seitsemän sisarta',
  ],
};

describe('a title with one typo is found first', () => {
  test.each([
    ['sv-SE', 'Gösta Berlngs saga', 'Gösta Berlings saga'],
    ['sv-SE', 'Dokter Glas', 'Doktor Glas'],
    ['sv-SE', 'Röda rumet', 'Röda rummet'],
    ['sv-SE', 'Pippi Långstrupm', 'Pippi Långstrump'],
    ['sv-SE', 'brödrena lejonhjärta', 'Bröderna Lejonhjärta'],
    ['sv-SE', 'Utvandrrana', 'Utvandrarna'],
    ['sv-SE', 'pipi langstrump', 'Pippi Långstrump'],
    ['da-DK', 'Frøken Smilas fornemmelse for sne', 'Frøken Smillas fornemmelse for sne'],
    ['da-DK', 'den lille havfure', 'Den lille havfrue'],
    ['da-DK', 'Kejserens nye klædder', 'Kejserens nye klæder'],
    ['da-DK', 'Løggneren', 'Løgneren'],
    ['da-DK', 'Loegnren', 'Løgneren'],
    ['nb-NO', 'Slut', 'Sult'],
    ['nb-NO', 'Markns grøde', 'Markens grøde'],
    ['nb-NO', 'Kristin Lavrandsatter', 'Kristin Lavransdatter'],
    ['nb-NO', 'Is-slotet', 'Is-slottet'],
    ['en-GB', 'The Hobit', 'The Hobbit'],
    ['en-GB', 'Wutherin Heights', 'Wuthering Heights'],
    ['en-GB', 'pride and predjudice', 'Pride and Prejudice'],
    ['en-GB', 'the secert garden', 'The Secret Garden'],
    ['fi-FI', 'Sinuhe egyptilainnen', 'Sinuhe egyptiläinen'],
    ['fi-FI', 'Seitsemän velestä', 'Seitsemän veljestä'],
    ['fi-FI', 'Tuntemato sotilas', 'Tuntematon sotilas'],
    ['fi-FI', 'Jäniksen vuosu', 'Jäniksen vuosi'],
  ])('%s: %s', (languageId, text, title) => {
    expect(shopOf(languageId, titles[languageId] ?? []).find(text)[0]).toBe(title);
  });
});

describe('typos', () => {
  test('two are allowed in a long word, one in a shorter word, none in a short word', () => {
    expect(shopOf('sv-SE', ['Utvandrarna']).find('utvnadrrna')).toEqual(['Utvandrarna']);
    expect(shopOf('sv-SE', ['Utvandrarna']).find('utvnadrrnx')).toEqual([]);
    expect(shopOf('nb-NO', ['Sult']).find('sutl')).toEqual(['Sult']);
    expect(shopOf('nb-NO', ['Sult']).find('sutlx')).toEqual([]);
    expect(shopOf('sv-SE', ['Sol']).find('sal')).toEqual([]);
  });

  test('are not allowed in numbers', () => {
    expect(shopOf('en-GB', ['1984', '2001']).find('1985')).toEqual([]);
  });

  test('are not considered for a known word', () => {
    expect(shopOf('sv-SE', ['Salt', 'Malt']).find('malt')).toEqual(['Malt']);
  });

  test('are considered for a known word if nothing else is found', () => {
    expect(shopOf('sv-SE', ['Doktor Glas', 'Glad']).find('doktor glad')).toEqual(['Doktor Glas']);
    expect(shopOf('sv-SE', ['Doktor Glas', 'Doktorn', 'Glas', 'Flas']).find('doktro flas')[0]).toBe(
      'Doktor Glas',
    );
  });

  test('an accent that is not in the word is a typo', () => {
    expect(shopOf('sv-SE', ['Hatar', 'Annat']).find('håtar')).toEqual(['Hatar']);
    expect(shopOf('sv-SE', ['Har']).find('hår')).toEqual([]);
  });

  test('are allowed in prefixes of titles, authors and names', () => {
    const { find } = shopOf('sv-SE', [
      book('Röda rummet', { authors: ['August Strindberg'] }),
      book('Annat', { texts: ['Om Strindberg.'] }),
    ]);
    expect(find('srtindb')).toEqual(['Röda rummet']);
  });

  test('one typo ranks before two', () => {
    expect(shopOf('sv-SE', ['Om Portugalien', 'Om Portugallien']).find('portugallin')[0]).toBe(
      'Om Portugallien',
    );
  });
});

describe('spaces', () => {
  test.each([
    ['sv-SE', 'bröderna lejon hjärta', 'Bröderna Lejonhjärta'],
    ['sv-SE', 'hägring38', 'Hägring 38'],
    ['sv-SE', 'lång strump', 'Pippi Långstrump'],
    ['en-GB', 'janeeyre', 'Jane Eyre'],
    ['nb-NO', 'dukke hjem', 'Et dukkehjem'],
    ['fi-FI', 'muumi pappa', 'Muumipappa ja meri'],
    ['da-DK', 'konge ns fald', 'Kongens fald'],
  ])('%s: %s', (languageId, text, title) => {
    expect(shopOf(languageId, titles[languageId] ?? []).find(text)[0]).toBe(title);
  });

  test('a title with other spaces is found before texts that contain the words', () => {
    const { find } = shopOf('sv-SE', [
      book('Sommarboken'),
      book('Trollkarlens hatt', { texts: ['Boken för en hel sommar.'] }),
    ]);
    expect(find('sommar boken')).toEqual(['Sommarboken']);
    expect(find('boken sommar')).toEqual(['Trollkarlens hatt']);
    const other = shopOf('sv-SE', ['Sommarboken', book('Sommar', { authors: ['Boken Boksson'] })]);
    expect(other.find('sommar boken')).toEqual(['Sommar']);
  });
});

describe('if not all words match', () => {
  const { find } = shopOf('sv-SE', [
    book('Gösta Berlings saga', { authors: ['Selma Lagerlöf'] }),
    book('Kejsarn av Portugallien', { authors: ['Selma Lagerlöf'] }),
    book('Doktor Glas', { authors: ['Hjalmar Söderberg'] }),
  ]);

  test('half of them are enough, and more rank higher', () => {
    expect(find('selma lagerlöf kejsarn qwqwqwqw')).toEqual([
      'Kejsarn av Portugallien',
      'Gösta Berlings saga',
    ]);
  });

  test('fewer than half are not enough', () => {
    expect(find('doktor qwqwqwqw zxzxzxzx')).toEqual([]);
    expect(find('qwqwqwqw')).toEqual([]);
  });

  test('common words do not count', () => {
    const common = Array.from({ length: 100 }, (_, i) => book(`Boken om ${i}`));
    const shop = shopOf('sv-SE', [...common, book('Aniara')]);
    expect(shop.find('boken om qwqwqwqw')).toEqual([]);
    expect(shop.find('boken om aniara')).toEqual(['Aniara']);
    expect(shop.find('om boken')).toHaveLength(100);
  });
});
