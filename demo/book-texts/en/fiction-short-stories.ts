// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  historietter: `Clergymen, doctors, clerks and dreamers meet their fate in passing: in a dark hallway, at a shop window, on a spring evening with nothing planned. The narrator keeps his gloves on. A pointless question, a drawing or a dream may suffice, and the last sentence often opens a trapdoor.

Söderberg was not yet thirty, and his first novel had given offence. In 1898 he found here the short form that suited him best and on which Swedish prose has modelled itself since. Available in Swedish. For readers of Chekhov and Maupassant, and for learners in search of clear sentences.`,
  'seven-gothic-tales': `The Deluge at Norderney, The Dreamers, The Poet: the titles already promise an older world, roughly that of the early nineteenth century, between Elsinore, Tuscany and the Indian Ocean. Cardinals, singers and old maids tell each other their stories, and hardly anyone is the person he or she claims to be.

Back in Denmark and bankrupt after her years in Africa, Blixen wrote in English and signed herself Isak Dinesen. The book became a success in America in 1934, and a year later she published her own Danish version. Best read one tale per evening.`,
  'die-verwandlung': `The Samsas have lived on their son’s income as a commercial traveller. Now Mr Samsa must wear a uniform again, the sister, Grete, brings food and takes away furniture, and three lodgers inspect the rooms. How such a thing could be is never asked.

Kafka wrote it in a few weeks at the end of 1912 and asked his publisher not to show the insect on the cover. Published in 1915, it has been read as an illness, a strike, a family portrait. An hour and a half of reading, and an open question from then on.`,
  'dama-s-sobatjkoj': `Gurov works in a bank and thinks he knows about women; Anna Sergeyevna has a husband in a provincial town. The title story, from 1899, was written in Yalta itself, where Chekhov lived for the sake of his lungs. In the other tales of the volume, too, people come close to a change and look past it.

A doctor by training, he diagnosed without prescribing. The modern short story, from Mansfield to Munro, follows his way of beginning late and leaving early. The language is simple, the irony faint, and the sadness arrives unannounced.`,
  'dear-life': `Most of the characters live near Lake Huron, in the decades around the Second World War. A young teacher takes a post at a sanatorium, a child sees more than the babysitter, a policeman retires, a wife begins to forget the way. Munro skips years between two paragraphs and returns to a moment nobody noticed.

The collection appeared in 2012, and in the following year she received the Nobel Prize as a master of the contemporary short story. The prose is calm and exact. For readers who like to go back and check.`,
  'resa-med-latt-bagage': `A Japanese girl writes letters to an elderly author, an underprivileged summer child brings the world’s disasters to an idyllic archipelago, two pensioners in a Spanish village conduct a small war. Something always disturbs a person’s order, and it is generally another person who means well.

By 1987 Jansson had long left the Moomins behind and devoted herself to short prose for adults, of which this is one of the late collections. She had travelled round the world with Tuulikki Pietilä and knew about luggage. Cool, funny and a shade merciless, it is just right for a hand-sized bag.`,
  'herr-arnes-penningar': `In the parsonage at Solberga, long knives are heard being whetted at a great distance. Elsalill, a foster daughter, is the only survivor of the night; Torarin, a fish pedlar, drives over the ice with his dog and sees what others do not. Sir Archie is handsome and haunted.

Lagerlöf took the crime from an old chronicle of Bohuslän and shortened it, in 1904, to something close to a folk song. Mauritz Stiller made one of the great silent films from it. Ghosts behave here as naturally as the weather. For a winter evening.`,
  sudenmorsian: `Aalo is the young wife of Priidik, a woodward on Hiiumaa, in a time when pastors note in the church book who has been seen in animal shape. Her conduct by day is blameless. What she experiences after dark the chronicler relates with horror and, unmistakably, with understanding.

Aino Kallas was Finnish, married to an Estonian scholar and diplomat, and lived for years in London. With two other tales this one from 1928 forms a group about love that kills. Her archaic Finnish was invented from old documents and has its effect in translation too. For readers of Angela Carter.`,
  dubliners: `The stories are arranged from childhood to public life: a dead priest, a boarding house, a pawned reputation, an election committee, a singing engagement. In The Dead, the long last piece, the Misses Morkan give their annual dance, and their nephew Gabriel worries about his speech.

Joyce completed most of the book before he was twenty-five. Publishers and printers feared the real names and the frankness, so that it came out only in 1914. He meant to show his city its own paralysis; what remains is attention of a very high order. The best entrance to his work.`,
  'der-tod-in-venedig': `Gustav von Aschenbach, ennobled for his services to prose, sees a strange man by a cemetery in Munich and feels the wish to travel. A gondolier without a licence, a dyed old fop, a street singer smelling of disinfectant are met on the way. The Polish family sits a few tables off.

Mann had stayed on the Lido in 1911 and needed to invent little. Written in a prose as stately as its hero, the novella measures classical dignity against intoxication. Visconti made a film of it and Britten an opera. For readers who like an author to examine himself.`,
  'the-old-man-and-the-sea': `Santiago thinks of the baseball player DiMaggio, of lions on an African beach and of the boy Manolin, whose parents have made him change to a luckier boat. He talks to birds, to his cramped hand and to the creature at the end of the line.

After a novel that critics had disliked, Hemingway published this story in 1952, complete in a single issue of Life. It received the Pulitzer Prize, and the Nobel came in 1954. Some read it as a parable, others as an account of fishing; both are well served. From thirteen.`,
  'synnove-solbakken': `Thorbjørn of Granliden has been beaten by his father, teased by a sly farmhand and drawn into fights; Synnøve’s parents are pious followers of the preacher Hauge and would like somebody gentler. They meet at church, at the mountain pasture and at a wedding where too much is drunk.

Bjørnson was twenty-four when he published it in 1857, and with his peasant tales helped to give Norway, still in union with Sweden, a picture of itself. He would later write the national anthem and receive the Nobel Prize. Songs are scattered among the chapters. A bright, compact story.`,
  bavian: `Married couples, parents, lovers and children are observed at the point where politeness gives way. The author leaves before matters are explained, and her sentences are so matter-of-fact that the wildness needs a moment to register.

Aidt was born in Greenland, grew up in Copenhagen and was known as a poet when this collection appeared. It received the Nordic Council Literature Prize in 2008. The humour is black and the eroticism plain. Each story takes about a quarter of an hour; more than two in a row are not advisable before sleep.`,
  advent: `The man is in his fifties, a farm labourer, unmarried; for twenty-seven years he has set out on the same Sunday. Leo, the dog, knows the way as well as he does. This time neighbours with troubles of their own delay him, and the weather is turning.

Gunnarsson, an Icelander who made his career in Danish, based the tale on the journey of a real shepherd. It found many readers in Germany and America. Few books get by with so little: snow, coffee, matches, an underground shelter. A fine present for December, whatever the reader believes.`,
} as const;
