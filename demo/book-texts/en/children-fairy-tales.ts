// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'eventyr-fortalte-for-born': `The first slim booklet appeared in Copenhagen in 1835, with The Tinderbox and The Princess on the Pea among its four tales. Andersen began by retelling what he had heard as a child and soon invented freely, giving voices to darning needles, fir trees and tin soldiers. The son of a shoemaker, he never forgot what it is to look in from outside.

His spoken, abrupt Danish shocked some of his contemporaries, so a good translation matters. The stories vary in length and darkness: choose from about five, and preview the sad ones first.`,
  snedronningen: `Kay and Gerda are neighbours whose families grow roses in boxes between two attic windows. When he is gone, she sets out without shoes or a plan, and almost everybody she asks for help is a woman: a gardener with a spell, a princess, a robber, two old women of the far north.

Andersen published it in 1844, and it is among his longest tales, closer to a small novel. Hymns and frost, reason and feeling are set against each other throughout. Read one part each evening with children of six and over.`,
  'kinder-und-hausmarchen': `Jacob and Wilhelm Grimm were philologists who wanted to save an oral tradition, and the first edition of 1812 had notes instead of pictures. Only gradually, through Wilhelm’s rewriting, did it become a children’s book and acquire the familiar rhythm of threes, rhymes and happy endings.

That double origin still shows: some pages are nursery entertainment, others have the bareness of a bad dream. For reading aloud from about six, with an adult choosing. Older children like the gruesome ones, and anyone interested in how stories work will find the raw material here.`,
  'norske-folkeeventyr': `The billy goats at the bridge, the princess nobody could silence and the castle east of the sun all come from this collection. Its favourite figure is the Ash Lad, who pokes about in the embers while his industrious brothers fail.

Asbjørnsen was a naturalist and Moe a poet who became a bishop. Friends since youth, they began publishing in 1841, and their way of writing down country speech did much to shape modern Norwegian prose. The tales are brief, physical and deadpan, with trolls more stupid than terrifying. Good from five or six, with a voice for each character.`,
  'lasning-for-barn': `Fairy tales, poems, little plays and stories from everyday life stand side by side in this selection. Topelius, a historian, newspaper editor and professor in Helsinki, wrote them for children’s magazines over several decades before collecting them in volumes from 1865 onwards.

He believed that nature is alive and that small people have duties too, and he let both ideas speak through giants, birches and stars. Generations in Finland and Sweden grew up with these texts. Today the piety belongs to its age, while the winter landscapes keep their sparkle. For reading aloud from about six, in Swedish or Finnish.`,
  'histoires-ou-contes-du-temps-passe': `Perrault had spent a career in the royal administration and was close to seventy when he published these tales in 1697, under the name of his son. Besides those everyone can recite there are stranger ones: a prince with a tuft of hair, two sisters who speak jewels and toads, a smallest brother in an ogre’s house.

What sets them apart from the Grimms is the drawing-room tone. The narrator smiles, mentions fashions and mirrors, and does not spare Little Red Riding Hood. Worth reading with children of seven and up, and revealing for adults.`,
  'les-mille-et-une-nuits': `The nights have no single author. They grew over centuries in Arabic, with Persian and Indian roots, and reached Europe when the French scholar Antoine Galland translated a Syrian manuscript from 1704 onwards. Several of the most famous stories he had instead from a storyteller of Aleppo, Hanna Diyab.

Merchants, porters, jinn and caliphs tell tales within tales, comic, erotic, pious and cruel by turns. Editions differ widely: this one is placed among the fairy tales, yet parents may wish to look ahead. It suits older children, and grown-ups who enjoy getting lost in a plot.`,
  'mio-min-mio': `Bosse is nine and sits on a bench in a city park, envying his only friend his father. In the other world he has a new name and a companion called Pompoo, and he learns that a shadow lies over the happiness: children have been stolen by Sir Kato, whose heart is made of stone.

With this novel from 1954 Lindgren turned from everyday comedy to high fantasy. It was also her first collaboration with the illustrator Ilon Wikland. The repetitions work like a spell. From seven or eight, for children who can bear some darkness.`,
  'la-belle-et-la-bete': `Leprince de Beaumont was a Frenchwoman who worked as a governess in London, and she printed the tale in a magazine for her pupils. She had shortened a much longer romance by Madame de Villeneuve, published in 1740, cutting the court intrigue and keeping the castle, the sisters’ envy and the nightly question.

Her Beauty reads, plays music and judges for herself, and the lesson about merit over appearance was meant for girls who would have little choice in marriage. Every ballet, film and retelling starts from these few pages. Suitable from about six.`,
  'the-happy-prince-and-other-tales': `A nightingale, a lonely giant’s garden, a miller with fine views on friendship and a conceited firework make up the rest of the volume. It appeared in 1888, before the comedies and the fame, when Wilde was the father of two small boys to whom he told stories.

The tone moves between biblical solemnity and salon wit: the selfish characters get the best lines, the generous ones pay. Several tales end sadly, so this is not for the very youngest. From about eight, read aloud; a good gift, too, for adults who know only the plays.`,
} as const;
