/** Publishers, and the shop's own brand for goods. New brands go last, so that the ids of the others stay. */
export const brands: Record<string, string> = {
  'albert-bonniers': 'Albert Bonniers Förlag',
  norstedts: 'Norstedts',
  'raben-sjogren': 'Rabén & Sjögren',
  'natur-kultur': 'Natur & Kultur',
  'wahlstrom-widstrand': 'Wahlström & Widstrand',
  modernista: 'Modernista',
  piratforlaget: 'Piratförlaget',
  'bonnier-carlsen': 'Bonnier Carlsen',
  gyldendal: 'Gyldendal',
  'lindhardt-ringhof': 'Lindhardt og Ringhof',
  politikens: 'Politikens Forlag',
  rosinante: 'Rosinante',
  'carlsen-dk': 'Carlsen',
  aschehoug: 'Aschehoug',
  'gyldendal-norsk': 'Gyldendal Norsk Forlag',
  'cappelen-damm': 'Cappelen Damm',
  oktober: 'Forlaget Oktober',
  samlaget: 'Samlaget',
  wsoy: 'WSOY',
  otava: 'Otava',
  tammi: 'Tammi',
  gummerus: 'Gummerus',
  teos: 'Teos',
  penguin: 'Penguin Books',
  vintage: 'Vintage',
  faber: 'Faber & Faber',
  'oxford-worlds-classics': 'Oxford World’s Classics',
  harpercollins: 'HarperCollins',
  bloomsbury: 'Bloomsbury',
  puffin: 'Puffin',
  picador: 'Picador',
  kvarto: 'Kvarto',
};

const brandKeys = Object.keys(brands);

export function brandIdOf(key: string): number {
  const index = brandKeys.indexOf(key);
  if (index < 0) throw new Error(`unknown publisher in the demo data: ${key}`);
  return index + 1;
}
