/** How a person is drawn: shapes that readers recognise, without a face. */
export interface PortraitFeatures {
  hair:
    | 'short'
    | 'parted'
    | 'swept'
    | 'wild'
    | 'thin'
    | 'bob'
    | 'fringe'
    | 'waves'
    | 'bun'
    | 'curls'
    | 'scarf';
  hairColour: string;
  beard?: 'moustache' | 'full' | 'whiskers' | 'goatee';
  hasGlasses?: boolean;
  collar: 'shirt' | 'tie' | 'cravat' | 'polo' | 'blouse' | 'pearls' | 'lace';
  clothes: string;
}

const black = '#2b2420';
const brown = '#5b3a26';
const chestnut = '#7a4a2b';
const fair = '#c79a5b';
const grey = '#8d8a86';
const white = '#e6e2da';

const ink = '#26303c';
const wine = '#6b2330';
const moss = '#48573a';
const night = '#22385c';
const umber = '#5a4636';
const plum = '#56365c';
const teal = '#1f5560';

/** By the author's name. All have a biography. */
export const portraitFeatures: Readonly<Record<string, PortraitFeatures>> = {
  'Agatha Christie': { hair: 'curls', hairColour: grey, collar: 'pearls', clothes: plum },
  'Arthur Conan Doyle': {
    hair: 'short',
    hairColour: brown,
    beard: 'moustache',
    collar: 'tie',
    clothes: umber,
  },
  'Astrid Lindgren': { hair: 'waves', hairColour: chestnut, collar: 'blouse', clothes: moss },
  'August Strindberg': {
    hair: 'wild',
    hairColour: brown,
    beard: 'goatee',
    collar: 'cravat',
    clothes: ink,
  },
  'Franz Kafka': { hair: 'parted', hairColour: black, collar: 'tie', clothes: ink },
  'Halldór Laxness': { hair: 'swept', hairColour: grey, beard: 'moustache', collar: 'tie', clothes: night },
  'Hans Christian Andersen': { hair: 'swept', hairColour: brown, collar: 'cravat', clothes: ink },
  'Henrik Ibsen': {
    hair: 'wild',
    hairColour: white,
    beard: 'whiskers',
    hasGlasses: true,
    collar: 'cravat',
    clothes: ink,
  },
  'Hjalmar Söderberg': {
    hair: 'parted',
    hairColour: fair,
    beard: 'moustache',
    collar: 'tie',
    clothes: umber,
  },
  'J. R. R. Tolkien': { hair: 'short', hairColour: grey, collar: 'tie', clothes: moss },
  'Jane Austen': { hair: 'bun', hairColour: chestnut, collar: 'lace', clothes: teal },
  'Jo Nesbø': { hair: 'short', hairColour: fair, collar: 'polo', clothes: ink },
  'John le Carré': { hair: 'swept', hairColour: white, collar: 'shirt', clothes: night },
  'Jon Fosse': { hair: 'wild', hairColour: grey, beard: 'full', collar: 'polo', clothes: ink },
  'Karen Blixen': { hair: 'scarf', hairColour: black, collar: 'lace', clothes: wine },
  'Karin Boye': { hair: 'bob', hairColour: brown, collar: 'shirt', clothes: wine },
  'Kerstin Ekman': { hair: 'waves', hairColour: white, hasGlasses: true, collar: 'polo', clothes: teal },
  'Knut Hamsun': { hair: 'swept', hairColour: grey, beard: 'moustache', collar: 'tie', clothes: umber },
  'Mika Waltari': { hair: 'parted', hairColour: black, hasGlasses: true, collar: 'tie', clothes: umber },
  'Peter Høeg': { hair: 'thin', hairColour: brown, collar: 'polo', clothes: teal },
  'Robert Louis Stevenson': {
    hair: 'parted',
    hairColour: brown,
    beard: 'moustache',
    collar: 'cravat',
    clothes: wine,
  },
  'Selma Lagerlöf': { hair: 'bun', hairColour: white, collar: 'lace', clothes: ink },
  'Thomas Mann': {
    hair: 'parted',
    hairColour: brown,
    beard: 'moustache',
    hasGlasses: true,
    collar: 'tie',
    clothes: ink,
  },
  'Tomas Tranströmer': { hair: 'thin', hairColour: grey, collar: 'shirt', clothes: night },
  'Tove Ditlevsen': { hair: 'waves', hairColour: brown, collar: 'blouse', clothes: plum },
  'Tove Jansson': { hair: 'fringe', hairColour: fair, collar: 'polo', clothes: night },
  'Ursula K. Le Guin': { hair: 'fringe', hairColour: grey, collar: 'shirt', clothes: moss },
  'Vilhelm Moberg': { hair: 'swept', hairColour: brown, collar: 'shirt', clothes: umber },
  'Virginia Woolf': { hair: 'bun', hairColour: brown, collar: 'blouse', clothes: teal },
  'Väinö Linna': { hair: 'short', hairColour: grey, hasGlasses: true, collar: 'shirt', clothes: night },
  'Zacharias Topelius': { hair: 'thin', hairColour: white, beard: 'full', collar: 'cravat', clothes: ink },
};
