// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'politeia-platon': `Socrates has gone down to the harbour for a festival and is detained at the house of friends. Thrasymachus maintains that right is whatever suits the stronger; Plato’s brothers Glaucon and Adeimantus demand a better answer. A city is therefore founded in words, with guardians, common property, equal training for women and rulers who would prefer not to rule.

Ten books, written around 375 BC, touch on almost every theme of later philosophy. Whether the state described is a proposal, a warning or an image of the soul is still disputed. The dialogue form makes it approachable.`,
  'ta-eis-heauton': `Twelve short books, written in Greek and partly in camp on the Danube, were meant for no reader but the author. The first thanks, one by one, the people from whom he learned something; the others are exercises, in which the same few thoughts are given ever new wording.

Marcus Aurelius ruled from 161 to 180, through war and plague, and took his bearings from Epictetus, who had been a slave. The Stoic advice to separate what depends on us from what does not is popular again today. Translations differ greatly in tone. For restless times.`,
  'discours-de-la-methode': `Six brief parts contain a report on schooldays and travels, four rules for thinking, a provisional morality, the proof that starts from doubting, some physiology and a plea for research. The famous sentence about thinking and being occurs here for the first time, in French.

Published anonymously in Leiden in 1637, it served as a preface to treatises on optics, meteors and geometry. By choosing the vernacular instead of Latin Descartes addressed everyone of sound judgement, women included. Modern philosophy is usually made to begin with him. Suitable as a very first philosophical text.`,
  'frygt-og-baeven': `Johannes de silentio, the fictitious author, can admire Abraham and cannot understand him. Could there be a duty higher than ethics? May one be silent towards wife and child? Three problems are discussed in turn, with side glances at Agamemnon, a merman and a tax collector who might be a knight of faith.

Kierkegaard published it in 1843, the same year as Either/Or, not long after he had broken off his engagement to Regine Olsen. The private sacrifice can be sensed beneath the biblical one. Existentialists have claimed it for themselves. Short and passionate; for believers and unbelievers alike.`,
  'also-sprach-zarathustra': `After ten years in a cave Zarathustra goes down to mankind with a tightrope walker’s image of what they might become. Speeches on friendship, war, chastity, the state and revenge alternate with songs and riddles. An eagle and a serpent keep him company, and the thought of eternal return frightens even him.

The four parts were written between 1883 and 1885, in the tone of Luther’s Bible and against its content. The book has been misused politically and set to music by Strauss. For readers who like poetry with their thought.`,
  'le-deuxieme-sexe': `Biology, psychoanalysis and Marxism are examined first, and found insufficient; history and myth follow. The second volume passes through childhood, first love, marriage, motherhood, prostitution and old age. The thesis is existentialist: woman has been made the Other, and whatever has been made can be altered.

In 1949 the work sold rapidly and caused a scandal; the Vatican placed it on the Index. An early English version was drastically shortened, so it matters which one is used: the complete translation dates from 2009. Long, learned and often ironic, it may be read by chapters.`,
  'the-human-condition': `Arendt goes back to the Greek city to distinguish what belongs in the household from what belongs among citizens. Labour keeps us alive, work leaves things behind, and in acting and speaking we show who we are. The modern age, in her account, has turned nearly everything into the first.

She had fled Germany and France and become known with her study of totalitarianism. This book, published in 1958, introduces her idea of natality: with each birth something new can start. The prose is dense and original, without school jargon. For readers of political thought.`,
  'kjedsomhetens-filosofi': `Four sections deal with the problem, with stories of boredom from monastic accidie to modern novels, with Heidegger’s analysis of it, and with the ethical question of what is to be done. Situational boredom, in a waiting room, is distinguished from the deeper kind that concerns everything.

Svendsen, professor in Bergen, has since written in the same manner on fear, fashion, loneliness and freedom. The book of 1999 established him as an essayist who takes philosophy out of the seminar, and it has been widely translated. He promises no cure. For Sunday afternoons and for scrollers.`,
} as const;
