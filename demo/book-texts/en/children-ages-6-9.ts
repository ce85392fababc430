// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'pippi-langstrump': `Villa Villekulla is an overgrown house where a monkey called Mr Nilsson has the run of the kitchen and nobody sets a bedtime. Pippi’s father, a sea captain, was washed overboard; next door live well-behaved Tommy and Annika, who supply the astonishment. Policemen, burglars, a schoolteacher and a coffee party all try their luck.

Lindgren invented the stories for her own daughter, ill in bed, and they became her breakthrough in 1945. Two more novels followed. Each chapter is an adventure of its own, so it suits reading aloud from about five and reading alone from seven.`,
  'emil-i-lonneberga': `His father Anton shouts, his mother Alma writes the day’s damage down in blue exercise books, and Emil sits in the tool shed carving yet another wooden figure. Little sister Ida, Lina the maid and Alfred the farmhand, his great friend, complete the household.

This is the first of three books about Emil. Lindgren drew on her father’s memories of a Småland childhood around 1900, and the farming year, the markets and the food are as vivid as the pranks. Björn Berg’s drawings are part of the fun. Good for sharing from five, and kind to newly independent readers.`,
  'lillebror-och-karlsson-pa-taket': `Everyone in the family has somebody except the youngest: the parents have each other, the older brother and sister have their friends. What the boy longs for is a dog. Instead he gets a visitor at the window whom nobody else believes in, and who is never, by his own account, to blame for anything.

Karlsson is vain, greedy and easily offended, very much like a small child, which is exactly why children find him so funny. The book opened a trilogy, and Ilon Wikland’s drawings gave it its rooftops. Lively reading aloud from six.`,
  'trollkarlens-hatt': `A whole year passes here, from the first day of spring to an August party in the garden. Snufkin, Sniff, the Snork Maiden and the stamp-collecting Hemulen share the house; Thingumy and Bob arrive with a suitcase and a language of their own, and behind them comes the chilly Groke.

This was the book that carried the Moomins abroad, with Jansson’s ink drawings throughout. The chapters hang together yet stand alone, and the mood is hospitable: strangers are simply given a bed. Read it aloud from six; adults will hear the melancholy underneath.`,
  trollvinter: `No family, no sun, no rules he recognises: Moomintroll has to learn an unfamiliar season by himself. Little My is awake too, and delighted; Too-Ticky lives in the bathing house and answers questions in her own practical way. There are also a dangerous Lady of the Cold and a very loud Hemulen on skis.

Here, in 1957, the series turns inward. The earlier books are full of company and catastrophe; now Jansson gives her hero room to be frightened and to grow. Choose it for thoughtful children of eight and up, or for yourself in January.`,
  'folk-og-rovere-i-kardemomme-by': `Kasper, Jesper and Jonathan steal only what they need, mostly food, and can never find anything in their untidy house. The rest of the town consists of the good-natured policeman Bastian, old Tobias in his tower, who forecasts the weather, a tram, a baker, a barber and a great deal of music.

Egner first developed the songs and stories for Norwegian children’s radio, and the play has been staged again and again ever since. Its town has a single law, about being considerate and otherwise doing as you please. A cheerful read-aloud from about four.`,
  'kjerringa-som-ble-sa-lita-som-ei-teskje': `The setting is a plain Norwegian country kitchen, with washing to hang out, pancakes to fry and berries to pick. Becoming tiny is simply one more thing that can go wrong in a busy day, and the old woman bargains with animals, weather and kitchenware in the same brisk tone.

Alf Prøysen was a songwriter and radio storyteller from rural Hedmark, and you can hear the speaking voice on every page. The tales are gentle, and the heroine happens to be old. Well suited to children from four or five, and to grandparents.`,
  'otto-er-et-naesehorn': `It begins with a find: an ordinary-looking pencil that Topper picks up and tries out on the wall. A very large guest is the result, and hiding him from mothers, neighbours and the authorities becomes a full-time job for Topper and his friend Viggo.

Kirkegaard was a village schoolteacher, and his sympathies were always with the child who looks out of the window. In this book from 1972 the adults are eccentric rather than wicked, and nobody is improved by the end. His scratchy drawings carry half the jokes. For six to nine-year-olds.`,
  'gummi-tarzan': `The big boys wait for Ivan after school, the teachers are little better, and at home his father waves comic books about a hero with muscles. Ivan is no good at games and slow at reading. What he gets is an ally who does not ask him to deserve it.

Kirkegaard’s story from 1975 is a Danish classic and was later filmed. It makes no promises that weakness can be trained away, and children who are teased notice the difference. The tone is broad, cheeky and warm. From about seven, read alone or together.`,
  'charlie-and-the-chocolate-factory': `Charlie shares a tiny house with his parents and four bedridden grandparents, and lives largely on cabbage soup. On the great day it is Grandpa Joe who goes with him through Willy Wonka’s gates. The other winners – a glutton, a gum-chewer, a spoilt heiress and a television addict – each bring a weakness that the factory is very good at noticing.

Published in 1964, it has the shape of an old cautionary tale, complete with verses, and the manners of a practical joke. Dahl’s delight in made-up words makes it a gift for reading aloud. From about seven.`,
  'winnie-the-pooh': `Ten separate episodes, among them an expedition to the North Pole, a trap for Heffalumps and a forgotten birthday, are told by a father to a boy named Christopher Robin. Around Pooh gather Piglet, Eeyore, Owl, Rabbit, Kanga and Roo, each with an unshakeable temperament.

Milne was a playwright and Punch humorist, and the capital letters, misspellings and hums work best in the reader’s own voice. E. H. Shepard’s line drawings, sketched from life in Ashdown Forest, belong to the text. Ideal for sharing from five; a second book, The House at Pooh Corner, followed in 1928.`,
  'heinahattu-ja-vilttitossu': `Father is wrapped up in his potatoes, mother would rather be anywhere but the kitchen, and between them the two girls bring themselves up. Next door live a pair of nosy elderly sisters, and in town a couple of policemen who are no match for a small runaway with a grievance.

This is where a long Finnish series began, and much of its charm lies in the way the girls talk: one always trying to be good, the other seeing no reason to. Domestic comedy with a streak of anarchy, suitable from five as a read-aloud.`,
  'atte-sma-to-store-og-en-lastebil': `Maren, Martin, Marte, Mads, Mona, Milly, Mina and little Morten sleep on mattresses that are rolled out each evening. There is a cross neighbour downstairs and a grandmother in the country who has never seen the city, and who will become one of the best-loved figures in the series.

Anne-Cath. Vestly read her stories on the radio, and they keep that speaking tone. First published in 1957 and followed by several sequels, the book shows ordinary working life without fuss: money is short, work is shared. Reassuring company for children of five to nine.`,
  'sagan-af-blaa-hnettinum': `Brimir and Hulda live among children who never grow old, sleep where they like and eat what the island offers. The visitor’s bargain sets off a journey through dark forests to the far side of the planet, where the two friends discover who has been paying for everyone else’s good time.

Andri Snær Magnason, a poet who would go on to write about Iceland’s landscape and the climate, published it in 1999, with illustrations by Áslaug Jónsdóttir. It has since been staged in several countries. The moral is clear without being lectured. Read it together from six.`,
} as const;
