// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-lord-of-the-rings': `Frodo Baggins inherits a ring from his uncle and learns from the wizard Gandalf what it can do. Nine companions leave Rivendell together; soon the story divides between those who march to war and two hobbits creeping towards the enemy’s own country, with Gollum at their heels.

Tolkien, an Oxford philologist who had fought on the Somme, published it in three parts in 1954 and 1955 as a sequel to The Hobbit. Names, calendars and genealogies fill the appendices, yet it is a book about friendship, mercy and loss. For patient readers from about twelve, in one long season.`,
  'a-wizard-of-earthsea': `Ged, also called Sparrowhawk, leaves his mountain island for the school of wizards on Roke, where knowing the true name of a thing means having power over it. Every spell disturbs a balance, and the teachers warn against showing off. He does not listen at first.

Le Guin was asked by a publisher to write for young people, and in 1968 she produced something that has no upper age. Her hero is dark-skinned, her villain internal, her style influenced by Taoism and anthropology. Five more books of Earthsea revise and deepen the picture. From eleven; brief, grave and lucid.`,
  'the-colour-of-magic': `Rincewind knows only one spell and cannot use it; his true gift is running away. Twoflower, from a distant empire, believes he is in no danger because he is merely on holiday. Together they leave burning Ankh-Morpork by the four linked stories that make up the book.

Pratchett began by parodying sword and sorcery, its dragons, barbarians and dice-throwing gods. Satire of our own world would come later, over some forty volumes, many of them better constructed. Readers who like to see how things started will begin here; others may use it as a cheerful pick-me-up.`,
  'jonathan-strange-and-mr-norrell': `Mr Norrell of Yorkshire brings a dead lady back to life in order to impress the government, with the help of a gentleman with thistle-down hair whose terms ought to have been read more closely. Strange takes his gifts to Wellington’s army in Spain.

Clarke spent about ten years on this first novel. She gives England an alternative history, ruled for centuries in the north by the Raven King, and writes it in the manner of 1815. Slow to start and dense with invention, it is a book to move into for a month.`,
  'ennen-paivanlaskua-ei-voi': `Mikael, known as Angel, finds the creature behind his block of flats, being kicked by drunken teenagers. To keep it fed he needs a veterinarian from his past, a besotted friend and the silent young wife downstairs, bought by mail order and locked in. Each of them narrates a share.

Sinisalo’s first novel supposes that trolls are simply a rare species of predator, and quotes newspapers, websites and old tales to prove it. Where people end and beasts begin is the question behind every scene. In America it appeared as Troll: A Love Story. For adults.`,
  'a-game-of-thrones': `Each chapter belongs to one person and bears that person’s name: Lord Eddard, his wife, several of his children, a sharp-tongued dwarf of the rival house of Lannister, and, across the sea, a young exile married off to a warlord. What one of them knows, another would need to know.

Martin took inspiration from the Wars of the Roses and from historical fiction as much as from Tolkien. The book of 1996 opened a sequence still unfinished, and the basis of a television series. Violence and sex are plentiful. For adult readers who like maps, family trees and moral ambiguity.`,
  'american-gods': `Mr Wednesday recruits. The deities that immigrants once carried in their heads now drive taxis, run funeral parlours and cheat at cards, while newer powers, of television and technology, are impatient to replace them. Shadow, big, quiet and good at coin tricks, asks few questions until his dead wife visits.

Gaiman is an Englishman who moved to the Midwest, and he writes about America as a puzzled guest: its roadside attractions, its small towns in deep snow. The novel won the Hugo and the Nebula. Digressive by design, it suits readers who prefer the journey to the destination.`,
  'the-night-circus': `Celia Bowen and Marco Alisdair do not know the rules of the game their teachers have entered them for, nor who the opponent is. Around them Morgenstern gathers a clockmaker, a contortionist, twins born on opening night and a fellowship of admirers who follow the show in red scarves.

The chapters jump between the 1870s and the turn of the century, between continents and persons, always in the present tense; short passages lead you round the tents yourself. It was the author’s debut in 2011. Plot matters less than scent, taste and costume. For dreamers, and for long winter evenings.`,
  odinsbarn: `Hirka is fifteen and has always believed that a wolf took her tail. On the eve of the Rite, where all the young must prove their strength, she learns what she is called and why people fear it. Only Rime, a boy of a ruling family, treats her as a rival.

With this debut of 2013 Pettersen began the Raven Rings trilogy, which turned away from elves and dragons towards a mythology of its own, with stone gates and blind beings. Hatred of strangers and power built on a lie drive the plot. From about fourteen.`,
  'ostatnie-zyczenie': `Geralt recovers from his wounds in a temple, and between these scenes he remembers earlier contracts: a cursed princess, a beast in a lonely mansion, a wedding that turns into a brawl. The minstrel Dandelion provides company and noise; the sorceress Yennefer makes her first appearance.

Sapkowski, a Polish economist by training, started out with a story for a magazine competition and wrote his way to a cycle of novels, on which the games and the series are based. This volume from 1993 is the recommended beginning. Slavic folklore meets modern sarcasm. For adults and older teenagers.`,
  cirkeln: `Engelsfors is surrounded by forest and short of jobs. Minoo studies, Vanessa drinks, Linnéa keeps her distance, Anna-Karin is tormented, Rebecka hides her hunger and Ida torments others; the headmistress knows more about magic than about pupils. They must trust one another and cannot stand one another.

The two authors published the novel in 2011, and it grew into a trilogy and was filmed. Eating disorders, parents who drink and the cruelty of corridors are treated as seriously as the demons. It is long and reads fast, with alternating points of view. For readers from fourteen.`,
  'lumikko-ja-yhdeksan-muuta': `Ella Milana, a supply teacher of literature, notices a student’s essay about a Crime and Punishment that does not end as it should. Soon afterwards she is chosen as tenth member of the society founded by Laura White, and entitled to challenge the others at night: they must spill whatever they are asked.

Jääskeläinen, himself a teacher, published this first novel in 2006. It plays with Moomin-like fame, with detective plots and with the vampirism of writers who feed on other lives. For readers who like bookish mysteries and can accept a few that stay unexplained.`,
} as const;
