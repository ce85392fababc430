// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  tomtebobarnen: `Father, mother and four children live under an old pine and dress so that they vanish among the toadstools. There is a snake to fear, a troll to laugh at, cones to gather and an owl who keeps school for all the small creatures of the wood.

Beskow wrote and painted the book in 1910, originally in verse, and it shows her at the height of her art nouveau manner, each page framed and balanced. Children should help, share and keep warm, it says, without fuss. For listeners of three to six.`,
  pannkakstartan: `Pettson lives alone in a red cottage with his hens and a cat called Findus, who wears striped trousers and celebrates several birthdays a year. A flat tyre, a locked shed, a key at the bottom of the well and an irritable bull stand between the two of them and the frying pan.

With this book from 1984 Sven Nordqvist began the series about the old man and his cat. Tiny creatures are up to mischief in every corner of the drawings, and children spot them long before adults do. From four, on a lap, with time to look.`,
  'hur-gick-det-sen': `Published in 1952, this was the first Moomin picture book, and Jansson thought about the object as carefully as about the plot: lettering, bold flat colour and cut-outs through which one scene becomes part of the next. At every page turn the reader is asked to guess.

Little My, the tiniest and crossest member of a very large family, is missing, and her sister is beside herself. The story is told in verse; Sophie Hannah’s English version keeps the bounce and the rhymes. Slightly spooky, quickly comforting, from three or four.`,
  'vem-ska-trosta-knyttet': `Night frightens Toffle, so he packs a small suitcase and leaves his lonely house. All around him there are hemulens, fillyjonks and other Moomin valley folk enjoying themselves, while he hides behind stones and bushes. Further off the Groke is on the move, and somebody has written that she is afraid.

Jansson’s second picture book, from 1960, answers the question in its title with an insight that children accept at once: comforting others makes one brave. The pictures are among her most daring in colour. Read it aloud from four, in Sophie Hannah’s rhyming English.`,
  'where-the-wild-things-are': `As Max’s imagination takes over, the pictures grow: framed by wide white margins at first, they push the words aside until the wild rumpus fills whole spreads without any text. Then the process runs backwards. Few picture books use their format so consciously, and children feel it without being told.

Sendak drew the monsters partly from the relatives who pinched his cheeks in a Brooklyn childhood. Published in 1963, the book worried some adults and won the Caldecott Medal. For children of three and over, including those who have had a bad day.`,
  'the-very-hungry-caterpillar': `Eric Carle painted sheets of tissue paper, cut them up and pasted them into fruit, leaf and sun, and the glowing, slightly uneven colours have become his signature. The pages of the week grow wider as the appetite does, so that very small hands can turn them one by one.

He was born in America and grew up in Germany, and said that the theme was hope: something small and clumsy will change. Since 1969 the book has been translated into dozens of languages. A first picture book for one to four-year-olds.`,
  'god-natt-alfons-aberg': `Teeth, a drink, a story, a spill, a missing teddy, a pressing need: anyone who has put a child to bed will know the sequence. The joke is in the patience, and in the fact that nobody is ever shouted at.

Bergström showed a single father in an ordinary flat in 1972 without a word of comment, and built her pictures from drawing, fabric and photographs. Alfie, called Alfons Åberg at home in Sweden, grows a few years older over the many sequels. For three to six-year-olds and tired parents.`,
  'mamman-och-den-vilda-bebin': `Wherever danger can be found, this infant has been there first. The mother, who seems to be on her own, is always a second too late and never gives up. Anyone reading aloud will identify with one of them.

Published in 1980, it was the first of several books that Lindgren and Eriksson made about the pair, and it became a modern Swedish classic. The comedy is physical and the relief at the end of each scrape genuine. Because it is so short, it can be read three times in a row from the age of two.`,
  'gittan-och-gravargarna': `Instead of panicking, Bridget does what she knows: she organises. The wolves, a shaggy and rather clueless pack, soon find themselves taking part in nursery games and being told when to rest. How the smallest and most cautious person in the forest comes to be in charge is shown chiefly through glances and gestures.

Lindenbaum writes curtly and draws with a satirist’s eye, and she does not explain what her heroine learns. The book appeared in 2000 and was followed by more about Gittan, as she is called in Swedish. For four to six-year-olds.`,
  'garmanns-sommer': `Three elderly aunts have arrived for their annual visit. The twins next door can ride bicycles and have already lost teeth; Garmann still has all of his. Time, it turns out, is worrying at both ends of life, and everyone is losing or waiting for something.

Stian Hole combines drawing with digital collage, so that real faces and insects appear in a dreamlike garden. The book received the Bologna Ragazzi Award and was followed by two more about Garmann. Calm and a little melancholy, it speaks to children of five to eight and to those beside them.`,
  'koirien-kalevala': `Väinämöinen, Ilmarinen, Lemminkäinen and Louhi keep their names, their rivalries and the magic mill that everybody wants. Around them Kunnas builds an entire Iron Age of smithies, saunas, boats and muddy battlefields, drawn in such detail that each spread holds a dozen side stories.

He is Finland’s best-known picture-book artist, and took the homage seriously: the plot follows the original more faithfully than the snouts suggest. It appeared in 1992. Children of five and up get a swashbuckling comedy; families with Finnish roots, or a holiday there ahead, get a painless introduction to the national epic.`,
  'den-utrolige-historie-om-den-kaempestore-paere': `Mitcho and Sebastian live quietly by the harbour until a bottle turns up in the water, with a letter from the mayor who disappeared. His deputy has other plans for the town, which is one reason for leaving in a hurry; a nervous professor comes along as third member of the crew.

Jakob Martin Strid has also worked as a satirical cartoonist, and his worlds are full of engines, signs and absurd machinery. Large in format and long in story, the book lasts several evenings. For four to eight-year-olds.`,
  'the-gruffalo': `A fox, an owl and a snake in turn invite the small brown traveller to a meal, and each is put to flight with one more horrible detail. The joke is old: Donaldson took the idea from a Chinese folk tale about a girl who claims to be followed by a tiger.

Axel Scheffler’s woodland, thick with outlines and round eyes, gives the monster its terrible tusks and its oddly mild expression. The pair have since made many books together, among them The Gruffalo’s Child. It works from about three, invites joining in, and rewards cleverness over size.`,
} as const;
