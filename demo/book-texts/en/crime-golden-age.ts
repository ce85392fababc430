// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-hound-of-the-baskervilles': `Sir Charles Baskerville has been found dead in the yew alley, and young Sir Henry arrives from Canada to take over an estate surrounded by bogs, prehistoric huts and an escaped convict. For much of the book Watson is on his own, reporting by letter, which gives the faithful friend his best part.

Conan Doyle had already killed off his detective when he wrote it, and set the case in earlier years. It ran in The Strand from 1901. The third of four Holmes novels and the most atmospheric, it makes a natural first encounter for readers from about twelve.`,
  'the-adventures-of-sherlock-holmes': `Governesses, engineers, pawnbrokers and a king in a mask climb the seventeen steps to the sitting room, each with a small oddity that turns out to matter. Not every case is a crime; some are merely ridiculous, and The Blue Carbuncle is a Christmas story about a goose.

Two novels had introduced Holmes without much effect. It was the monthly tales in The Strand, illustrated by Sidney Paget, that made him a craze and gave the detective short story its pattern. This is the first collection. Read one at a time, on trains or before sleep, from twelve upwards.`,
  'murder-on-the-orient-express': `The passengers in the Calais coach include a Russian princess, a Swedish missionary, an English colonel, a talkative American widow and a valet. There is no police force to call and no way off the train, so the detective must work from nothing but testimony, luggage and a plan of the compartments.

Christie knew the route well, having travelled it to join her husband on archaeological digs. The novel of 1934 is neatly divided into facts, evidence and reflection, and its moral question lingers after the puzzle is done. Suited to newcomers and to rereaders checking how it was managed.`,
  'the-murder-of-roger-ackroyd': `King’s Abbot is a village where, as the doctor’s sister Caroline demonstrates daily, news travels without the help of a telephone. A widow has died, a blackmailer is at large and a stepson has disappeared. Mah-jong and tea are the setting for some of the most important conversations.

It was Christie’s sixth novel and the one that made her name in 1926, partly through an argument about whether she had kept to the rules of the game. Caroline, inquisitive and sharp, is often seen as an ancestor of Miss Marple. For everyone who likes to be outwitted fairly.`,
  'the-body-in-the-library': `Nobody at Gossington Hall has ever seen the girl in the spangled evening dress. The trail leads to a seaside hotel, where professional dancers entertain the guests and an elderly invalid has grown fond of one of them, to the alarm of his relations. At home, meanwhile, Colonel Bantry’s neighbours draw their own conclusions.

Christie deliberately took the most worn-out situation in detective fiction and turned it inside out. Published in 1942, it is the second full-length Marple case, quick in its dialogue and amused by respectability. A good introduction to St Mary Mead, and short enough for a weekend.`,
  'the-nine-tailors': `Fenchurch St Paul is a flat, wet parish of dykes, sluices and farmers who take their ringing seriously. An old jewel theft, never cleared up, lies behind the new mystery; so does a cipher that only someone familiar with bells could compose. The absent-minded rector and his wife are drawn with particular affection.

Sayers was a clergyman’s daughter from just such a landscape. In this ninth Wimsey novel the detection slows down for weather, work and liturgy, and the book comes close to being a portrait of a community. It rewards patient readers who do not mind learning about change-ringing.`,
  'the-innocence-of-father-brown': `The Blue Cross opens the series: a French police chief is chasing the great thief Flambeau across London, while two clergymen behave very strangely in front of him. Later cases involve an invisible murderer, a broken sword and a garden nobody could leave. Flambeau himself has a career worth following.

Chesterton wrote five collections about the priest, of which this, from 1911, is the first. The landscapes are theatrical, the solutions depend on a moral insight rather than cigar ash, and paradox is the favoured tool. Good in small doses, for lovers of argument as much as of crime.`,
  'the-big-sleep': `General Sternwood receives his visitor in a hothouse full of orchids, and from there the trail leads through a bookshop that hardly sells books, a gambling club and the oilfields that paid for it all. Everybody wants to know what happened to a missing son-in-law.

Chandler, born in Chicago and schooled in England, had lost a job in the oil business before he turned to pulp magazines. He was past fifty when this first Marlowe novel appeared in 1939. Similes and slang give the prose its swagger, and a chivalrous melancholy its depth. For readers who put style before puzzle.`,
  'the-maltese-falcon': `A woman calling herself Miss Wonderly hires the agency to shadow a man, and by the next morning there are two deaths to explain. Joel Cairo smells of gardenia, the enormous Gutman loves to talk, the police would like to charge somebody, and Spade keeps his own intentions to himself.

Hammett had worked for the Pinkerton agency and knew what detectives actually do. The novel first ran in the magazine Black Mask and came out as a book in 1930. We never learn what anyone is thinking, which keeps the suspicion alive on every rereading.`,
  'le-chien-jaune': `Concarneau in November: shutters bang, the Admiral Hotel’s café empties early and the regulars, a doctor, a journalist and other notables, are beginning to look over their shoulders. Reporters pour in from Paris and the mayor demands an arrest. Maigret pays more attention to Emma, the quiet waitress.

Simenon launched his inspector in 1931 with a whole series of novels in a single year, and this is one of those early ones. The method is already complete: soak up a place, understand the humiliations, let the clues wait. Short and damp, with sympathy for the weakest person in the room.`,
  jernvognen: `A summer guest who only wants peace tells what he experienced: the heat, the heather, a nearby manor and its family, and a detective from the capital, Asbjørn Krag, whose calm becomes harder and harder to bear. The old story of the iron vehicle is laughed at in daylight.

Behind the pen name stood the journalist Sven Elvestad, a prolific figure of the Kristiania newspapers. The novel dates from 1909, and Norway’s Riverton Prize for crime fiction is named after his pseudonym. It is brief, moody and psychologically bold, and of interest to anyone curious about where Scandinavian crime began.`,
  'mordaren-ljuger-inte-ensam': `Puck, a young literary scholar, is invited to spend part of the summer on an island in a lake. Among poems, coffee and swimming she finds herself watching looks and pairings, and when help is needed the policeman Christer Wijk is sent for.

Maria Lang was the pseudonym of Dagmar Lange, who held a doctorate in literature and went on to write more than forty crime novels. Her frankness about desire was considered daring in 1949. Today the charm lies in the period as well: frocks, cigarettes, learned chatter. Available here in Swedish and Finnish.`,
  'the-moonstone': `The stone was looted in India, bequeathed out of spite and worn for a single evening by Rachel Verinder on her birthday. Among the narrators are a pious busybody with tracts, a lawyer and a doctor’s assistant with a secret of his own. Each sees only part, and each is prejudiced in an entertaining way.

Serialised in Dickens’s weekly magazine in 1868, it set out much of what the English detective novel would use for the next century. Collins also shows where the diamond came from, with more doubt about empire than his contemporaries. Best taken in evening instalments.`,
  'kuka-murhasi-rouva-skrofin': `Palmu’s young assistant Toivo Virta, a law graduate with literary hopes, tells the story and is teased throughout. The dead woman’s heirs, a dubious congregation and an artistic crowd all have something to gain, and the superiors would prefer not to be disturbed.

Waltari, soon to be famous for The Egyptian, amused himself with three novels about the inspector; this one from 1939 is the first. The films made from them later fixed Palmu’s bowler hat and bad temper in Finnish memory. A light, urbane puzzle in the classic English manner, available here in Finnish and Swedish.`,
} as const;
