export type Mood = 'airy' | 'bright' | 'cloth' | 'cool' | 'dark' | 'earth' | 'warm';

/**
 * The colours of a cover: `ink` is readable on `ground` and `deep` on `pale`, as the tests check; `accent` and `second` are
 * for shapes. All fit the shop's page, #222222 on #faf7f2.
 */
export interface Palette {
  name: string;
  moods: readonly Mood[];
  ground: string;
  ink: string;
  accent: string;
  second: string;
  pale: string;
  deep: string;
}

function palette(name: string, moods: string, colours: string): Palette {
  const [ground, ink, accent, second, pale, deep] = colours.split(' ').map((colour) => `#${colour}`);
  if (!ground || !ink || !accent || !second || !pale || !deep)
    throw new Error(`palette without six colours: ${name}`);
  return { name, moods: moods.split(' ') as Mood[], ground, ink, accent, second, pale, deep };
}

export const PALETTES: readonly Palette[] = [
  //       name          moods             ground ink    accent second pale   deep
  palette('falu', 'warm earth cloth', '8f2d20 fbeedb e0a458 5b1a14 f6e7d2 2b1512'),
  palette('archipelago', 'cool airy', 'dfe8e6 17323d d9573b 4f8a92 f4f1e8 17323d'),
  palette('birch', 'airy earth', 'f1ece0 26302a 7c8f5a c9a66b faf6ec 26302a'),
  palette('midsummer', 'bright warm', 'f4c84a 26315c d9452f 3e7d58 fff4d6 26315c'),
  palette('polar-night', 'dark cool', '14213d f2ead9 e8b04a 5f7ea8 e9e4d6 0d1629'),
  palette('lingon', 'bright warm', 'f3d9d2 4d1320 c3263c 3d6b57 fbf0ea 4d1320'),
  palette('moss', 'earth cloth', '3d4f35 f3ecd8 d7b25f 8aa06b efe9d6 1c2619'),
  palette('cloudberry', 'bright warm', 'e98a3a 2b1a12 fbe3b4 8c2f1d fdf0d9 2b1a12'),
  palette('fjord', 'cool cloth', '1f4e5a f4ecdb e6a15c 6fa5a5 ece8da 0f2a31'),
  palette('ink', 'dark', '1b1b1d f5f0e6 d8352a 6b6b6e f2ece0 111113'),
  palette('heather', 'airy cool', 'e4dbe6 3a2748 8b5a92 d08a5b f5f0f3 3a2748'),
  palette('rye', 'warm earth airy', 'ecdcc0 3a2818 b5562c 6f7d4c f8f0e0 3a2818'),
  palette('cobalt', 'bright cool', '2446a6 fdf3df f2b632 e4572e f4efe2 13225a'),
  palette('pine', 'cool earth dark', '1d3b34 f1ead8 c8553d 7fa08c ebe6d8 10231f'),
  palette('rose-hip', 'warm bright', 'e2634f 2a0f0d f7cf8c 7a1f2b fbe9d9 2a0f0d'),
  palette('fog', 'airy cool', 'd5dadb 24303a a8443a 7d929c eef0ee 24303a'),
  palette('ochre', 'warm earth cloth', 'd29a3a 2c1d0c 7b2d1e 3c5a5a f8ebcf 2c1d0c'),
  palette('aubergine', 'dark cloth', '3a1a33 f6e9dc e39a6b 8f5a80 f3e6df 22101f'),
  palette('mint', 'bright airy', 'bfe0d0 1c3a3a e4604a f0b94b f1f6ec 1c3a3a'),
  palette('copper', 'earth warm dark', '4a2a1e f6e6d0 d9844a 8aa79a f3e4cf 2a1610'),
  palette('sky', 'bright airy cool', 'a9cfe4 1b2d4f f26b4e f7d154 f3f5ee 1b2d4f'),
  palette('linen', 'airy', 'f6f1e6 2b2b2b b23a2e 9a9a86 fbf8f1 2b2b2b'),
  palette('oxblood', 'cloth dark', '5a1620 f7e8d3 d6ad62 94404a f4e5d3 330b12'),
  palette('navy-cloth', 'cloth cool dark', '1d2c4c f4ead2 d9b46a 53709a efe6d2 111b31'),
  palette('pistachio', 'airy bright', 'd6dfb0 2d3a1c d4673e 5f8a6a f6f6e3 2d3a1c'),
  palette('neon-noir', 'dark', '161a22 f4f1e4 f4d03f 3b4a5e eeebdf 0b0e14'),
  palette('blush', 'airy warm', 'f2cfc0 442028 b8433c 2f5d62 fbeee6 442028'),
  palette('petrol', 'dark cool', '0f3a44 f3ecdc f08a4b 4f93a0 e8e8dc 082229'),
  palette('saffron', 'bright warm', 'f0a81f 251a3a b8321f 3a5ba0 fff0cc 251a3a'),
  palette('slate', 'cool dark', '39444f f4eee2 e2725b 8fa3ad ebe9e2 1d242b'),
  palette('lilac', 'bright airy', 'c9b8e8 2b1f55 f2694f 2f7a6b f5f0fa 2b1f55'),
  palette('bottle', 'cloth earth dark', '14402f f5ead0 d4a94f 4e8a66 efe7cf 0a251b'),
  palette('sand-sea', 'airy cool warm', 'efe2c8 16384a 2b7a86 e0764a f9f3e4 16384a'),
  palette('tomato', 'bright warm', 'f6ede0 2a1a1a e2402c 2a6f8f fbf6ec 2a1a1a'),
];
