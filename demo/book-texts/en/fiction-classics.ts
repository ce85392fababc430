// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'gosta-berlings-saga': `Ekeby, an ironworks by a long lake, is run by the Major’s wife, a powerful woman with a secret of her own. Twelve pensioners live at her table, and on Christmas Eve they make a bargain with the devil’s envoy. Balls, wolves, floods and broken hearts follow, chapter by chapter.

Lagerlöf was a schoolteacher when she entered part of it in a magazine competition and won. At a time of sober realism she chose legend, exclamation and local memory. The episodes can almost be read singly. For readers who enjoy storytelling with the stops pulled out.`,
  'roda-rummet': `The title refers to the room at Berns restaurant where painters, sculptors, actors and would-be philosophers meet, borrow money and pawn each other’s coats. Falk moves among them and among their opposites: a brother in trade, a shipping-insurance fraud, a charity committee, the empty offices of the state.

Published in 1879, it is usually called the first modern Swedish novel. Strindberg admired Dickens and Balzac, and wrote in clipped scenes with an ear for the phrases people hide behind. The targets have hardly changed. A lively introduction to an author better known for his later marriages and plays.`,
  'doktor-glas': `Helga Gregorius comes to the surgery and asks for a lie that will keep her elderly husband, a clergyman, away from her. The physician who listens is past thirty, has never slept with a woman and writes down his dreams as carefully as his arguments for and against.

When it appeared in 1905 the novel caused offence by discussing abortion, euthanasia and desire without raising its voice. Söderberg was also a master of the city walk, and the summer light, the cafés and the bridges are vividly present. To be read in an afternoon.`,
  dvargen: `Piccoline, as the dwarf is called, serves a prince who wages war, collects scholars and poisons guests. Among them is an artist and inventor, Bernardo, in whom we may recognise Leonardo. The princess sends love letters through her dwarf, and he understands love so little that he believes he understands it all.

Everything depends on the voice: short, cold sentences from someone who thinks himself ancient and pure. It was a great success in 1944, and Lagerkvist received the Nobel Prize seven years later. For readers who like historical novels pared to the bone, and narrators they must contradict.`,
  utvandrarna: `Karl Oskar and Kristina are not alone on board. With them travel his brother Robert, who has been beaten as a farmhand, a lay preacher persecuted by the church, and Ulrika, whom the parish despises. Each has a different reason to turn away from Sweden in 1850.

Moberg, whose own relations had gone to America, worked through letters, church books and ships’ lists before starting. This is the first of four novels and ends with the crossing; the others tell of Minnesota. The language is weighty, biblical and often humorous. A generous family epic.`,
  'mor-gifter-sig': `Around 1900 a child moves from one farm labourer’s cottage and factory street to the next, changes school, minds newborn half-siblings and envies classmates their shoes. Mia is proud, jealous and observant; what she sees above all is what repeated pregnancies and rent days do to a woman.

The novel opens an autobiographical trilogy and remains Moa Martinson’s most widely read book. She had worked since girlhood, wrote for the labour press and belonged to the generation that brought the Swedish rural poor into literature. Direct and talkative, it suits readers of Ditlevsen.`,
  'det-gar-an': `Albert is a handsome non-commissioned officer with conventional ideas; Sara is on her way home to Lidköping, where she intends to run her own workshop. They meet among the passengers on Lake Mälaren. She pays for her share of everything, and the way she does so teaches him to see her differently.

Almqvist was a headmaster and clergyman, and one of the most restless minds of Swedish Romanticism. His programme is hidden in small gestures and sunlit dialogue, which makes the argument more persuasive. The Swedish title means roughly that it will do. Short and graceful.`,
  sult: `No name, no past, no family: all we learn is how the man feels from hour to hour. He invents words, chases a woman he calls Ylajali, gives away money he desperately needs and writes articles on impossible subjects. There is comedy in it, of a feverish kind.

Hamsun had starved in the same city, and in lectures he attacked the social novel for knowing nothing about the soul. Kafka’s generation read this book from 1890 closely. Four parts, almost no plot and a nervous, leaping prose make it feel younger than its age.`,
  'markens-grode': `Isak is strong, slow of speech and good with timber; Inger, who joins him, has a harelip and never thought anyone would have her. Over the decades come children, cattle, officials, a telegraph line, prospectors in search of copper and neighbours with less stamina.

The book appeared in 1917, and brought Hamsun the Nobel Prize three years later. Its hymn to the soil has been read uneasily ever since, given his support for the German occupation, and the treatment of the Sami belongs to its time. What persists is the biblical calm of the telling and a dry humour.`,
  'kristin-lavransdatter': `Lavrans Bjørgulfsson, the father, is one of the great portraits of goodness in fiction, and Erlend Nikulaussøn one of charm without steadiness. Kristin bears sons, manages an estate, quarrels, does penance and never stops asking what her disobedience has cost. Convents, feuds and high politics surround her.

Undset, the daughter of an archaeologist, knew the period down to its laws and loaves, and refused to make its people modern. The trilogy came out from 1920 to 1922, and she was awarded the Nobel Prize in 1928. For a winter of reading.`,
  'amtmandens-dotre': `The tutor Georg Kold is engaged for the son of the house and notices the youngest daughter, Sofie. Her elder sisters are being disposed of, their mother prides herself on good matches, and Margrethe, a quiet observer, has left papers that say what no one may say aloud.

Collett, a sister of the poet Wergeland, published the novel anonymously in two parts, in 1854 and 1855. It is counted as the first modern novel in Norway, and Ibsen’s women owe it a good deal. The style mixes letters, diaries and conversation. Recommended to admirers of Austen.`,
  'alberte-og-jakob': `Mrs Selmer worries about appearances, Mr Selmer about bills, and the son, Jacob, wants to go to sea. Alberta ought to be pretty and useful and is neither. She writes verses in secret, freezes, and looks on as other girls get engaged, in months of darkness and of unending light.

Cora Sandel had lived for years in Paris as a painter before this first novel, published when she was in her forties. It opens the Alberta trilogy, among the finest portraits of a woman becoming an artist. The precise colours betray the painter’s eye. Quiet, ironical and sympathetic.`,
  'niels-lyhne': `The mother feeds him on poetry, the tutor on ideas, an aunt on his first longing. Later come a widow in Copenhagen, a friend’s wife and a young wife of his own. Each time reality falls short of the dream, or he of it, and he tries to meet his losses without prayer.

Jacobsen was a botanist who translated Darwin into Danish and died young of tuberculosis. His second novel, from 1880, was a handbook for a whole freethinking generation in the North and in Germany. Colour, plants and moods are rendered with a scientist’s care.`,
  'lykke-per': `Per Sidenius calls himself lucky and changes almost everything about himself except his inheritance. In Copenhagen the wealthy Jewish Salomon family takes him in, his canal project wins backers and enemies, and journeys to the Alps and Rome widen the stage. Then the voice of the parsonage makes itself heard again.

Pontoppidan published it in instalments between 1898 and 1904 and later shared the Nobel Prize of 1917. German critics admired it early; readers of English had to wait a hundred years. It is a broad, ironic Bildungsroman about a country entering modern times, for admirers of Mann.`,
  'ved-vejen': `Bai, the husband, is loud, healthy and fond of his food, and there is no harm in him. Huus, the new bailiff, says little. Around Katinka a whole rural society gossips and flirts, with a vicar’s household, an old maid hunting for a husband and a great deal of coffee.

Herman Bang, a journalist and man of the theatre, called himself an impressionist: he shows gestures and lets the reader conclude. First published among stories of quiet lives in 1886, it takes an afternoon to read and stays much longer. Close in spirit to Chekhov, and for the same readers.`,
  'barndommens-gade': `Poverty, neighbours and the courtyard make up Ester’s first world. After school there are jobs, dance halls and young men, and the question of how anyone gets away. Written during the occupation, the novel looks back on the years before the war without nostalgia.

The title, The Street of Childhood, also names one of Ditlevsen’s best-known poems. This second novel of 1943 uses material she would return to in the memoir Childhood, and it is fascinating to see the same courtyard twice. A good next step for admirers of her Copenhagen Trilogy, available in the Scandinavian languages.`,
  'seitseman-veljesta': `Juhani, the eldest, is a bully with a soft heart; Eero, the youngest, has the sharpest tongue. Together they burn down their own cabin, spend days on a boulder besieged by bulls, brew spirits and argue in long, gorgeous dialogues that look on the page almost like drama.

The book of 1870 is the first important novel in Finnish. Leading critics found it coarse, and Kivi died two years later, ill and poor; now his birthday is a flag day. The language mingles dialect, Bible and song, a challenge to every translator. For readers of Cervantes, Homer and tall stories.`,
  'tuntematon-sotilas': `Rokka, a farmer from the Isthmus, fights superbly and will not salute; Koskela leads by example; Hietanen marvels, Lahtinen grumbles about the rich, Lammio insists on regulations. Linna gives almost everybody a dialect and a worldview, and follows the company from advance through stalemate to retreat.

Published in 1954, the novel angered officers and critics and was at once embraced by veterans. It has been filmed three times, and every Finn can quote it. Dialects make it hard to translate; this English version is recent. For readers interested in war from below, and in how comedy survives there.`,
  'hurskas-kurjuus': `We know from the opening how Jussi’s life will finish; the novel asks how it came to that. Born in a year of bad harvests, passed from farm to farm, he marries, buries children, and half by chance finds himself on a committee when the Reds take over the parish.

Sillanpää was one of the few who could write about the losing side so soon after 1918. He combines a biologist’s detachment with tenderness, and he remains the only Finnish author to have received the Nobel Prize in Literature, in 1939. Compact and unsentimental, it complements Linna’s broader canvas.`,
  'sinuhe-egyptilainen': `A foundling in a reed boat, Sinuhe becomes a skull surgeon, loses everything through infatuation with Nefernefernefer and travels by way of Babylon, the land of the Hittites and Crete. With him goes Kaptah, a one-eyed slave with a genius for business. At home Akhenaten is trying to replace all gods with one.

Waltari had never been to Egypt and relied on years of study. Written within months as the war ended, the novel became an international success and was filmed in Hollywood. The English version is somewhat shortened. A book for long journeys.`,
  'faltskarns-berattelser': `Night after night a small company gathers in the attic of Surgeon Bäck, a veteran with a pipe and a good many prejudices, to hear about the Bertelskölds, who rise into the nobility, and the stubborn Larssons, peasants and burghers. A ring with an inscription brings luck at a price.

Topelius wrote the cycle for his newspaper in Helsinki from the 1850s onwards, with the cliff-hangers that this requires. He was Finland’s Walter Scott, and taught Finns and Swedes alike to see their common past as a story. For teenagers and adults with a taste for Dumas.`,
  'salka-valka': `Sigurlína and her little daughter get off the coastal steamer because their money will take them no further. Óseyri is run by one merchant; the alternatives are the Salvation Army and drink. Later Arnaldur, Salka’s childhood teacher and friend, comes home with talk of revolution, and she must choose between fish, union and heart.

Laxness had returned to Iceland from Hollywood with a scenario that turned into this novel, published in two parts in 1931 and 1932. It began the run of great realist books that led to his Nobel Prize in 1955. Angry, comic and lyrical by turns.`,
  'pride-and-prejudice': `Mrs Bennet has five daughters and an estate that will go to a cousin. Into Hertfordshire come a rich bachelor, his richer friend, a plausible officer and the clergyman in question, Mr Collins, whose proposal is among the funniest in English. Charlotte Lucas shows what the sensible alternative looks like.

Austen first drafted the story in her early twenties and published it in 1813 without her name. Its method, sliding in and out of the heroine’s mind, has been imitated ever since. It is a love story, a comedy of manners and a lesson in reading people.`,
  'jane-eyre': `From a red room in her aunt’s house by way of a charity school run on hunger and piety, Jane reaches her first situation. She is plain, she says so, and she answers back. Mr Rochester’s conversation delights her; the laughter from the third storey does not.

Charlotte Brontë published it under the name of Currer Bell in 1847, and reviewers quarrelled over whether a woman could have written it. Gothic effects serve a serious demand: to be loved without being diminished. Later writers, Jean Rhys among them, have answered back. For readers from about fifteen.`,
  'wuthering-heights': `Lockwood, a tenant from the city, spends a terrible night at a farmhouse and asks his housekeeper for the history. Nelly Dean has watched two households, the Earnshaws and the Lintons, over some thirty years, and she is neither impartial nor always wise. Heathcliff’s origins and the source of his money stay in the dark.

It is Emily Brontë’s only novel; she died a year after its publication in 1847. Contemporaries were appalled by its cruelty. The symmetrical structure, with a second generation mirroring the first, becomes clear on rereading. For readers who do not need to like the people.`,
  middlemarch: `A banker with a past, a mayor’s extravagant daughter, a young man waiting for an inheritance, a plain girl with good sense and a pedant’s handsome cousin make up the web. Railways and the Reform Bill are on the way, and everybody’s choices tug at somebody else’s life.

George Eliot, whose real name was Mary Ann Evans, issued the novel in eight parts in 1871 and 1872. The wise, essayistic narrator is as much a character as anybody. It deals with marriage after the wedding, with work, money and compromise, and improves with the reader’s age. Allow several weeks.`,
  'moby-dick': `In New Bedford the narrator shares a bed with Queequeg, a tattooed harpooneer, and finds in him a friend. The Pequod’s crew comes from every ocean; Starbuck, the first mate, objects, and Ahab appears on deck only when land is out of sight. Chapters on rope, oil and anatomy interrupt the chase.

Melville had been to sea on whalers. The novel of 1851 was poorly received and rediscovered only in the twentieth century. Shakespeare and the Bible resound in it, and so does a very odd sense of humour. For adventurous readers with time.`,
  'madame-bovary': `Charles Bovary is kind, dull and in love; Tostes and Yonville offer a chemist with opinions, a draper who gives credit, an agricultural show and a landowner skilled in seduction. At the opera in Rouen it all seems possible again. Flaubert takes no side and lets every cliché speak for itself.

He worked on it for about five years, often at a page or less a day. After its serialisation he was prosecuted for offending public morals and acquitted, in 1857. Modern fiction’s way of narrating through a character’s eyes was perfected here.`,
  'anna-karenina': `Three marriages are set side by side: Stiva and Dolly’s, in trouble from the first page; Anna’s, to a stiff high official; and the one that Levin hopes for with Kitty. Petersburg salons, a racecourse, a hunting marsh and a sickroom are all described with the same attention.

Tolstoy published it in instalments from 1875, when doubts about his own life as a landowner and writer were growing, and Levin carries many of them. The chapters are short and the number of characters is manageable; it is easier to read than its reputation. For a long summer.`,
  'bratja-karamazovy': `Old Fyodor Pavlovich and his eldest, Dmitri, want the same woman and dispute the same money. Ivan argues, Alyosha has been sent out of the monastery into the world, and Smerdyakov, the cook, listens at doors. One of the most famous chapters is a tale told in a tavern about the Grand Inquisitor.

It was the last novel Dostoevsky completed, published in 1879 and 1880, a few months before his death. Family drama, detective story and theological debate are bound into one, with scandalous comedy between. For readers who want fiction to put the largest questions.`,
  'don-quijote': `By his own decree the hero is a knight, his nag is Rocinante and a farm girl is Dulcinea. Sancho Panza is promised an island. They meet goatherds, galley slaves, puppeteers and, in the second part, people who have read about them and want to play along.

Cervantes had been a soldier and a captive in Algiers, and was nearing sixty when the first part came out in 1605; the second followed ten years later. It is often called the first modern novel, because it knows that it is one. Read it slowly, a few chapters at a time.`,
  buddenbrooks: `A dinner in the new house in 1835 introduces everyone. Later Thomas keeps up a front, Christian cannot stop describing his ailments, Tony marries for the firm and Hanno has ears only for music. Little phrases and gestures return with each of them, like motifs in an opera.

The novel was Mann’s first, published in 1901, and the one chiefly mentioned when he received the Nobel Prize in 1929. His native town at first tried to work out who was who. For all its length it is the most accessible, a gift for anyone fond of family sagas.`,
  'der-prozess': `The warders eat his breakfast, the court sits in tenement lofts, the law books turn out to be smutty novels. Josef K., chief clerk of a bank, hires a lawyer who never leaves his bed, and consults a painter of judges. In the cathedral a priest tells him a parable.

Kafka left the manuscript unfinished and asked for it to be destroyed; Max Brod published it in 1925, a year after his friend’s death. The order of the chapters is still debated. No interpretation, religious, political or psychological, has settled the matter. For readers who are willing not to know.`,
  'mrs-dalloway': `Clarissa Dalloway is past fifty, has been ill and is the wife of a Conservative member of parliament. Peter Walsh, back from India, was once in love with her; so perhaps was Sally Seton. Septimus Warren Smith hears birds singing in Greek. Big Ben divides up their thoughts.

With this novel from 1925 Woolf found the form she had been seeking: a single day, and behind it tunnels into the past. The war is over, yet it is everywhere. There are no chapters, and the best method is to let oneself be carried along, ideally in one or two sittings.`,
  'the-great-gatsby': `Nick Carraway is a cousin of Daisy’s, and was at Yale with her husband Tom, a former athlete with unpleasant theories. Across the bay a green light burns at the end of a dock. Between the mansions of Long Island and Manhattan lie a valley of ashes and a garage.

Published in 1925, the novel sold moderately, and by the time of his death in 1940 Fitzgerald believed himself forgotten. Its fame came afterwards. At under two hundred pages it is a model of construction: every scene is a gathering, and every gathering goes wrong.`,
  'l-etranger': `The first half follows a clerk through a funeral, a swim, a film comedy and a neighbour’s quarrel, in sentences that state and do not explain. The second shows how a society constructs a man’s character out of such details. Nothing is said about feeling, and everything turns on it.

Camus grew up poor in Algiers and published this first novel in occupied Paris in 1942, together with the essay The Myth of Sisyphus. The nameless Arab in it has since been given a voice by the Algerian writer Kamel Daoud. It rewards a second visit.`,
  'mjortvyje-dusji': `Chichikov’s business is legal in its way: until the next census, deceased serfs still count as property that can be mortgaged. So he calls on a sugary dreamer, a distrustful widow, a lying gambler, a bear of a man and a miser. In town the ladies start to talk.

Gogol called it a poem. Pushkin is said to have suggested the subject, and the first part was published in 1842; of the second, which was to bring redemption, he burned nearly everything. Later Russian prose owes it its grotesque minor characters and its lyrical outbursts.`,
  'bonjour-tristesse': `Cécile has left boarding school, failed an exam and is in no hurry. Her father Raymond changes girlfriends lightly; Anne, a friend of her late mother, believes in order, good taste and revision. Sun, sea and a student named Cyril supply occasion, and a game of jealousy is set going.

The manuscript was written within weeks, the title comes from a poem by Éluard, and in 1954 the book scandalised France by its calm tone about sex and boredom. Beneath it lies a classical French novel of analysis. Short enough for one afternoon on a towel, it leaves an aftertaste.`,
  kokoro: `On a beach near Kamakura a young man notices an older one and seeks him out in Tokyo. Sensei has no employment, a kind wife and a grave he visits every month. The second part takes the student home to a dying father; the third is a long letter.

Sōseki, who had been an unhappy scholar in London, published it in 1914 after the death of Emperor Meiji had closed an epoch. The title means heart, in the sense of mind and feeling together. Few characters are given names. A natural beginning for anyone discovering Japanese fiction.`,
  'die-leiden-des-jungen-werthers': `The letters go to a friend named Wilhelm, whose answers we never see. At first they are full of Homer, springs and linden trees; Albert, the fiancé, returns, and Ossian takes Homer’s place. For the final section an editor steps in and reports.

Goethe was twenty-four when he wrote it, out of his own experience in Wetzlar and a colleague’s fate. Published in 1774, it made him famous throughout Europe, and young men dressed in blue coats and yellow waistcoats. He later revised the text and kept his distance. For readers who want to know when feeling became a right.`,
} as const;
