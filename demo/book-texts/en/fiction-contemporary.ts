// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'livlakarens-besok': `Johann Friedrich Struensee, Christian VII and the young English-born queen Caroline Mathilde are historical figures, and so is Guldberg, the small, pious man who watches them. For a short time in the early 1770s, decrees on freedom of the press and abolition of torture pour from a single desk.

Enquist, one of Sweden’s foremost novelists and dramatists, was always drawn to the meeting of idealism and power. He received the August Prize for the book in 1999. Psychological speculation and documented fact are openly mixed. For readers of historical fiction who want thought as well as costume.`,
  'rovarna-i-skuleskogen': `The plague, the Thirty Years’ War, alchemists and surgeons pass before the eyes of a being who ages slowly and remembers badly. Now and then the forest calls him back, to companions who steal and hunt and have no use for history.

Ekman had made her name with crime novels and with a cycle about women in a railway town. Published in 1988, this book joins her knowledge of nature to a picaresque sweep through the centuries. The prose is sensuous and demanding. For adults who enjoy Selma Lagerlöf’s trolls and Virginia Woolf’s Orlando.`,
  juloratoriet: `Solveig was cycling to a rehearsal when it happened. Her husband Aron takes their children to Sunne and cannot stop writing letters to a woman on the other side of the globe; Sidner, the boy, grows up among eccentrics, makes friends and carries too much. Decades later a performance is in preparation.

Göran Tunström returned again and again to this small town in Värmland, where he grew up as a clergyman’s son and lost his father early. The novel of 1983 is his best known and was filmed. Rich in digression, it asks for unhurried reading.`,
  hummelhonung: `The nameless woman has written books about holy fools and martyrs, and now she has two before her. Hadar and Olof live in neighbouring houses, each determined to outlast the other; one eats only salt things, the other only sweet. Between them lies the memory of a woman and a child.

Torgny Lindgren came from a village in Västerbotten, and its dialect, Bible and cookery are the ground of all his later work. This novel of 1995 was awarded the August Prize. Grotesque, economical and theologically mischievous, it is for readers who can laugh at the last things.`,
  'anna-hanna-och-johanna': `Hanna, born in the poor borderland of Dalsland in the nineteenth century, has a child far too early and marries a miller. Johanna grows up with her brothers, moves to Gothenburg and believes in the social democratic future. Anna has education and a divorce, and still recognises the old fears in herself.

Fredriksson was a magazine editor who came to fiction in her fifties; this novel of 1994 was translated all over the world. Each woman gets her own tone and time. Straightforwardly told, it lends itself to being passed on within the family.`,
  sommarboken: `Sophia’s mother is dead; this is mentioned once, in passing, and colours everything. Papa works at his desk. In twenty-two small episodes the two others build a miniature Venice, pray for a storm, fall out over a cat and inspect a newcomer’s house, without any idea of who is looking after whom.

Jansson published it in 1972, soon after losing her own mother, and the island resembles the one where her brother’s family spent the summer. It is written for adults, and its brevity deceives. Suitable for deckchairs and hospital bedsides.`,
  'hagring-38': `Claes Thune’s friends, a psychiatrist, a businessman, a journalist and a Jewish actor among them, have met every month for years. Now Germany has taken Austria and opinions within the group are hardening. Matilda Wiik, who types his letters, was a prisoner twenty years ago, in the camps that followed the Finnish Civil War.

Westö, who writes in Swedish, has made himself the chronicler of Helsinki’s twentieth century. The novel received the Nordic Council Literature Prize. Elegant in manner and quietly alarming, it suits readers who like a historical setting in which the present can be heard.`,
  puhdistus: `Aliide Truu listens for boys throwing stones at her windows. Zara, the girl in the yard, has escaped from men who traffic women and carries an old photograph. The year is 1992, the Soviet Union has just fallen apart; chapters from the 1930s onwards explain what Aliide hopes will never be asked.

Oksanen, whose mother is Estonian, first wrote the material as a play. The novel won both the Finlandia Prize and the Nordic Council Literature Prize, and drew attention to a history little known in the West. It contains sexual violence. For readers of serious suspense.`,
  'janiksen-vuosi': `Vatanen sells his boat, ignores his wife and his editor, and takes whatever work is going: clearing brush, fighting a forest fire, repairing a cabin in Lapland. A parson with a pistol, a raven that steals provisions, diplomats and a bear cross his path. The animal always gets fed first.

Paasilinna had been a forest worker and a journalist before this novel from 1975 made him known abroad, above all in France. It has been filmed more than once. Behind the tall stories stands a serious dislike of hurry and paperwork. A good present for colleagues near retirement.`,
  'hytti-nro-6': `The girl, a Finnish student of archaeology, is leaving Moscow and a tangled love affair. Vadim Ivanov, a building worker, boasts, curses, tells terrible stories about women and shares his food. Stations, samovars and snow pass the window, all the way to Mongolia.

Rosa Liksom, born in Lapland, studied in Moscow in the 1980s and also works as a visual artist. For this book she received the Finlandia Prize; the later film moves the journey elsewhere and changes the story. The landscape passages resemble prose poems. For readers interested in Russia, in trains and in the limits of sympathy.`,
  'taalla-pohjantahden-alla': `Jussi Koskela does not own the land he drains, and on that his fate and that of his son Akseli will hang. The parsonage, the manor and the tailor Halme, an apostle of socialism in a bow tie, represent the forces at work in the village of Pentinkulma from the 1880s into the new century.

Linna had been a factory worker and had already written the great Finnish war novel. With this trilogy from 1959 to 1962 he altered the country’s view of 1918. Told simply, with dialogue of great comic precision.`,
  'de-maske-egnede': `Peter, an orphan who narrates, Katarina, who has lost both parents, and the dangerously disturbed August are pupils at Biehl’s, where punctuality is enforced to the second. Why have children like them been admitted? They meet in secret, try to understand the plan, and bend the school’s clocks to their own ends.

Høeg gave the narrator his own first name and his own adoptive parents’ surname, and critics have argued since 1993 about how much is autobiography. The tone is halting, exact and wounded. For readers interested in education, and in those it leaves outside.`,
  'profeterne-i-evighedsfjorden': `Morten Falck studied theology to please his father and would have preferred medicine. In the colony of Sukkertoppen he encounters the trader, the catechist, lice, hunger and temptation, and, further along the coast, Habakuk and Maria Magdalene, who preach a Christianity without Danes. Copenhagen burns in the later part.

Kim Leine grew up in Norway, worked for many years as a nurse in Greenland and knows bodies better than most novelists. The book received the Nordic Council Literature Prize in 2013. Its length, dirt and violence are considerable, and so is its humour. For readers with stamina.`,
  'dette-burde-skrives-i-nutid': `The house is in Glumsø on Zealand; the trains to Copenhagen can be heard. A railwayman, a former boyfriend and his parents, an aunt with the same name and a series of men drift through. Dorte lies without effort, sleeps a good deal and writes, perhaps, what we are reading.

Helle Helle has been called a minimalist; she prefers to leave out what others would underline, and trusts objects, meals and turns of phrase. In 2011 the novel gained her a wide public in Denmark. For admirers of understatement.`,
  'is-slottet': `Unn has come to live with her aunt after her mother’s death, and has something she cannot say. Siss goes home alone that evening. In the cold before the first snow a waterfall has frozen into halls, pillars and chambers, and a whole village will have to search there.

Vesaas wrote in Nynorsk and lived on a farm in Telemark. This novel of 1963 was awarded the Nordic Council’s prize and is often regarded as his masterpiece. The sentences are short, the symbols are never explained, and children’s solemnity is respected. For adults and readers from about fifteen.`,
  'det-andre-namnet': `Asle paints, lives alone since his wife Ales died and has stopped drinking. His neighbour Åsleik comes by in a boat and invites him for Christmas. The other Asle, in the town of Bjørgvin, needs help. Scenes of two children or of young lovers appear before the windscreen as if time had become transparent.

Fosse, long known chiefly as a dramatist, began this vast work after converting to Catholicism, and was awarded the Nobel Prize in 2023. He writes in Nynorsk; repetition and rhythm are the point, and the translation follows them closely. Best read in long stretches, without haste.`,
  'ut-og-stjaele-hester': `At fifteen Trond spent weeks with his father felling timber by the Swedish border. A friend took him riding on somebody else’s animals, and something dreadful had just befallen the friend’s family. The occupation was three years past and had left debts unpaid. At sixty-seven, widowed, he chops wood and remembers.

Petterson’s novel of 2003 was his international breakthrough and received the IMPAC Dublin award in English translation. Work is described so that one feels it in the shoulders. Long sentences, much unsaid, a landscape of river and logs. A thoughtful book.`,
  'arv-og-miljo': `Bergljot, who writes about the theatre and has grown-up children, long ago told her family why she keeps away, and they preferred not to hear it. Now her father dies, her brother feels cheated and old alliances are renewed. Freud, Jung and the Balkan wars are consulted for advice.

In Norway the novel of 2016 started a debate about fiction and reality in which the author’s own family took part. Read abroad, it stands by itself: a study of how truth is managed at table. For anyone acquainted with family meetings, and for reading groups with time.`,
  'dinas-bok': `As a small girl Dina causes an accident that kills her mother, and her father can no longer look at her. Sent away, taught music and figures by a tutor, married at sixteen to an older man, she becomes mistress of Reinsnes. The dead continue to speak to her, and biblical verses head each chapter.

Wassmo was already known for the Tora trilogy when this appeared in 1989; two sequels followed, and a film. She comes from Vesterålen and gives Nordland its trade, its summer nights and its weather. For readers who enjoy grand passions.`,
  forforeren: `Jonas Wergeland returns from an international fair and finds his wife Margrete dead on the floor. From that moment a narrator of uncertain identity goes back and forth, showing how he conquered viewers, women, a ski slope and a certain childhood fear. No incident leads to the next in the usual manner.

It is the first part of a trilogy, completed by The Conqueror and The Discoverer, each of which tells the same life differently. Kjærstad, a theologian by education, has thought much about form; the last book won the Nordic Council’s prize. For lovers of big, clever, playful novels.`,
  paradisarheimt: `Steinar of Hlíðar makes dry-stone walls and boxes with secret drawers. After the royal gift he meets a Mormon bishop who has been beaten up for his faith, and he goes to see for himself, leaving behind a wife, a son and a daughter whose innocence is soon taken advantage of.

Laxness relied on the memoir of a real Icelandic Mormon and had visited Utah. Written after his Nobel Prize, the novel shows his late manner: saga-like brevity, a perfectly straight face, pity behind the mockery. For readers who enjoy irony that never sneers.`,
  'englar-alheimsins': `Páll himself narrates, from the family’s house in a new quarter of the city, by way of school, girls and rock music, to the ward at Kleppur. His fellow patients have their own explanations of the world; one claims to have written the songs of the Beatles.

Einar Már Guðmundsson is a poet as well as a novelist; the book was awarded the Nordic Council’s prize in 1995 and made into a film with music by Sigur Rós. It treats illness without sentimentality and society without accusation. Brief chapters and much black humour, for adults and older teenagers.`,
  beloved: `It is 1873, and in 124 Bluestone Road on the edge of Cincinnati live Sethe, her daughter Denver and something that breaks mirrors. Paul D, one of the men from Sweet Home, turns up and brings a brief hope. Then a young woman is found sitting on a tree stump, with new skin and no memory.

Morrison started from the true case of Margaret Garner, a fugitive slave. The novel received the Pulitzer Prize in 1988, and five years later she became the first Black woman awarded the Nobel Prize in Literature. Time is broken up as trauma breaks it.`,
  'the-remains-of-the-day': `Darlington Hall has an American owner now and a reduced staff. Stevens recalls the great days between the wars, when important gentlemen met there unofficially to be fair to Germany, and when his father, also in service, grew too old to carry a tray. The landscape of the West Country passes by.

Ishiguro, born in Nagasaki and raised in Surrey, won the Booker Prize with this third novel, and the Nobel Prize followed in 2017. Wodehouse and political history meet in one impeccable voice. A short, faultlessly controlled book about loyalty badly placed, for anyone who has worked too hard.`,
  'l-amica-geniale': `Elena Greco, a porter’s daughter, looks back from old age on Lila Cerullo, the shoemaker’s child, who was frightened of nothing. The 1950s of the rione are governed by the grocer, the loan shark and the Camorra; one girl is allowed to stay at school and the other draws shoes.

This is the first of four Neapolitan Novels, covering childhood and adolescence up to a wedding. Ferrante publishes under a pseudonym and appears nowhere in person, which has not hindered an enormous readership. Dialect is mentioned more often than used. Start here; the volumes form one continuous story.`,
  'cien-anos-de-soledad': `José Arcadio Buendía founds Macondo with a few companions and loses himself in alchemy; Úrsula, his wife, holds everything together. Gypsies bring ice and magnets, Colonel Aureliano fights thirty-two wars, and later come the railway and a banana company. Names are repeated from generation to generation, and so are the obsessions.

García Márquez learned the tone, he said, from his grandmother in Aracataca. The novel of 1967 carried the Latin American boom around the globe and was the chief reason for his Nobel Prize in 1982. For readers who are happy to give up the question of what is real.`,
  'nesnesitelna-lehkost-byti': `Tomas distinguishes love from sleeping with women; Tereza cannot. Sabina betrays on principle, Franz marches. Soviet tanks, an emigration to Zurich and a return form the outward events. The author makes no secret of the fact that his people were born of a gesture or a sentence.

Kundera had been living in France for some years when he wrote it. Seven parts repeat and vary the same lives, as in a piece of music, and there are miniature essays on kitsch, chance and animals. For readers who want their love stories with thinking attached.`,
  'il-gattopardo': `Don Fabrizio, Prince of Salina, understands perfectly that his penniless nephew Tancredi must join the new order and marry Angelica, whose father is a vulgar man with a fortune. He prefers his telescope. The chapters are scenes, each set in a particular month, and the last ones leap far ahead.

Lampedusa was himself a Sicilian prince, and a great reader who wrote only in his last years. Publishers turned the manuscript down; it came out in 1958, after his death, and became one of Italy’s best-loved novels. Visconti’s film is famous. For connoisseurs of decline, good dinners and long sentences.`,
  'to-kill-a-mockingbird': `Maycomb is a tired old town in the Depression. Scout, her brother Jem and Dill, a summer visitor modelled on Truman Capote, invent games about the Radley house. Atticus is appointed to defend Tom Robinson, a Black man accused by a white woman, and his children learn what their neighbours are like.

Lee’s first novel appeared in 1960, as the civil rights movement was gathering, and won the Pulitzer Prize. For half a century it remained her only one. Discussion about its white point of view continues, as it should. Humorous and warm, it suits readers from thirteen.`,
  'half-of-a-yellow-sun': `Ugwu arrives from his village to work for Odenigbo, a mathematician with revolutionary opinions, and sees his first refrigerator. Olanna, beautiful and privileged, moves in; her twin Kainene runs their father’s business and loves Richard, a shy Englishman who wants to write. The narrative alternates between the early and the late 1960s.

Adichie lost both grandfathers in the war and grew up in Nsukka, where much of the novel is set. The book from 2006 received the Orange Prize. History is felt through food, sex and schooling rather than strategy. For readers who like broad, character-led novels.`,
  'the-god-of-small-things': `In December 1969 Estha and Rahel wait for their cousin Sophie Mol from England; in 1993 they meet again. In between lies what happened on the river. Their divorced mother Ammu, the Marxist uncle with his pickle factory, a vindictive great-aunt and Velutha, a carpenter and Untouchable, are bound to one another by rules older than themselves.

It was Roy’s first novel and won the Booker Prize in 1997; twenty years of political essays passed before the second. The chronology is scrambled and the capital letters are a child’s. To be read for its language and its anger.`,
  'disgrace-coetzee': `David Lurie, twice divorced, teaches Romantic poetry to students who do not care for it. Before the committee he pleads guilty and declines to repent. Lucy grows flowers and looks after dogs in the Eastern Cape; her neighbour Petrus is no longer a hired man. One afternoon three strangers come to the house.

With this book Coetzee became, in 1999, the first author to win the Booker Prize twice; the Nobel followed in 2003. Written in the present tense and without comment, it deals with guilt after apartheid and with animals as much as people. Short and harsh.`,
  chaesikjuuija: `Her husband, who married her because there was nothing remarkable about her, tells the first part. In the second a brother-in-law, a video artist, becomes obsessed with her body and with painted flowers. The third belongs to In-hye, the responsible elder sister, on her way through rain to a clinic.

Han Kang had published poems and stories for years before the English translation won the International Booker Prize in 2016; she received the Nobel Prize in 2024. The violence is mostly domestic, the images are exact. For adults who like their fiction strange and unconsoling.`,
  'kar-pamuk': `Ka, as he calls himself, has come from Frankfurt to report on young women who have taken their own lives, and because the beautiful İpek is divorced. A theatre troupe stages a coup from the boards; secret policemen, students of the religious school and a charismatic Islamist all want to explain themselves to him.

Pamuk called it his only political novel, and a friend of Ka’s, a writer named Orhan, narrates. Published in 2002, four years before his Nobel Prize, it weighs Europe and the province, God and loneliness. For readers who prefer questions to positions.`,
  atonement: `Briony Tallis, thirteen, has written a play for her brother’s homecoming. Her sister Cecilia is down from Cambridge, and so is Robbie, the charlady’s son, whose fees their father pays. A vase, a fountain, a letter in the wrong hands: the day is seen in turn by those who misunderstand it.

The second part is the retreat of 1940, the third a London hospital, and behind both is the question of what a novelist may do to real lives. McEwan published it in 2001; a film followed in 2007. For lovers of the English novel, from Austen to Woolf.`,
  'normal-people': `Her family has a big house in County Sligo, and his mother cleans it. In Carricklea he is popular and she is not; at Trinity College it is the other way round. The chapters are headed by the time that has passed since the last, and there are e-mails, parties, scholarship exams and long silences.

It is Rooney’s second novel, from 2018, and was followed by a television series. Dialogue runs on without quotation marks. Class, depression and submission are examined without fuss. For readers in their twenties, and for those who have forgotten.`,
} as const;
