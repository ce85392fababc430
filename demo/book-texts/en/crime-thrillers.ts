// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-spy-who-came-in-from-the-cold': `It opens at a checkpoint, with Leamas waiting for his last agent. Back in London he drinks, is dismissed, takes a job in a shabby library and meets Liz Gold, a young woman with convictions of her own. Who is deceiving whom becomes clear very late, and not only to the reader.

Le Carré still worked for British intelligence when he wrote it, and the novel of 1963 let him leave. It questions whether methods can be separated from aims, a theme he never dropped. Complete in itself, it can be read in two sittings.`,
  'tinker-tailor-soldier-spy': `George Smiley is in forced retirement, his wife Ann has left again, and a story told by an unreliable field man reopens everything. Working in secret with Peter Guillam, he interviews the sacked and the injured. At a prep school in the country, an odd new teacher lives in a caravan.

First in the trilogy about Smiley and his Soviet opponent Karla, the novel of 1974 reflects the case of Kim Philby and supplied spy fiction with half its vocabulary. The pleasures are those of slow disclosure: manner, class, loyalty, the English talent for concealment. Best read with few interruptions.`,
  'the-talented-mr-ripley': `Dickie Greenleaf paints badly, sails well and lives in a village on the Italian coast with his friend Marge nearby. Tom studies his clothes, his signature and his way of speaking. What follows is told with complete composure, through hotel rooms in Rome, Venice and San Remo.

Highsmith, an American who spent much of her life in Europe, published it in 1955 and returned to her gentleman criminal in four later novels. There is little mystery about what happens; the tension comes from shared guilt. For readers interested in self-invention, and in how thin good manners can be.`,
  'the-day-of-the-jackal': `The OAS, an underground army of embittered Frenchmen, has failed too often and hires an outsider: English, fair-haired, expensive, without a name. Opposite him stands Claude Lebel, henpecked and patient, with the police files of half Europe at his disposal and an informer in his own camp.

Forsyth had reported from Paris for Reuters, and his debut of 1971 brought a reporter’s method to the thriller; border controls, gunsmiths and registries are described so exactly that fiction passes for record. Neither side is given much inner life, nor needs it. For admirers of planning, on both sides of the law.`,
  rebecca: `Maxim de Winter picks up his second wife in Monte Carlo, where she is the paid companion of a vulgar American. At home in the West Country the housekeeper keeps a bedroom exactly as it was, the drive is lined with blood-red rhododendrons, and a fancy-dress ball is approaching.

The house was inspired by Menabilly in Cornwall, which du Maurier later rented. Often sold as a romance, the novel plays with Jane Eyre and Bluebeard and looks coolly at marriage and power. Hitchcock filmed it in 1940. An excellent choice for reading groups, who rarely agree about the narrator.`,
  'the-thirty-nine-steps': `A mining engineer just back from southern Africa, Hannay has no training, only stamina and a gift for passing himself off as somebody else. Over ten short chapters he is a roadman, a political speaker and a shepherd’s guest, with a coded notebook in his pocket and a date drawing near.

Buchan wrote it while ill in bed and published it in 1915, with the war already under way. Four more Hannay novels followed, and Hitchcock’s film took great liberties. Some attitudes are of their time. The pace is not; it suits a three-hour railway journey.`,
  'casino-royale': `Le Chiffre has lost money that belonged to his masters and hopes to win it back at Royale-les-Eaux. Bond is given funds, a French colleague, an American one and, to his annoyance, a female assistant, Vesper Lynd. Much of the drama takes place in hotel rooms and over carefully ordered meals.

Fleming had served in naval intelligence and wrote this first novel in Jamaica in 1952. It shows the character before the formula hardened: vulnerable, opinionated and capable of doubt. The view of women belongs to the period. A surprisingly dark beginning.`,
  'gone-girl': `Nick and Amy Dunne both wrote for magazines in New York until the recession took their jobs; then his mother fell ill and they moved to his home town by the Mississippi. The police find a struggle that looks staged. The cable channels find a husband to hate.

It was Flynn’s third novel, and in 2012 it gave rise to a whole wave of domestic suspense with unreliable narrators. She wrote the screenplay for David Fincher’s film herself. The satire on performance, in love and in the media, is as sharp as the plot.`,
  'orions-belte': `Spitsbergen is a place with special rules: Norwegian sovereignty, a Soviet mining town, and nobody who asks too many questions of a crew doing odd jobs along the coast. The three men are tough, broke and not particularly honest, and they need every bit of seamanship they have.

Michelet belonged to the radical left, and his suspicion of governments, his own included, gives the book its edge; it dates from 1977 and was filmed in the 1980s. The sea passages are outstandingly exact. For readers who like adventure in the open air and a political sting in the tail.`,
  'den-russiske-sangerinde': `Officially the case is closed almost before it has been opened. The diplomat is drawn into a city of black markets, rumours and officials unsure which way the wind will blow, and learns how little immunity protects anyone. How far the singer of the title can be trusted is another question.

With this novel from 1988 Leif Davidsen, long a correspondent for Danish broadcasting, established himself as Denmark’s leading writer of political thrillers. The Soviet Union is still standing, and the book preserves its smells, codes and shortages. For readers of le Carré who would like a view from Copenhagen.`,
  'coq-rouge': `A senior officer of the security police is shot in his car in Stockholm, and the suspicion falls conveniently on Palestinians and their Swedish friends. Carl Hamilton, whose code name gives the novel its title, follows leads to the Middle East that his superiors would rather not see confirmed.

Guillou, an investigative reporter, had gone to prison in the 1970s after exposing a secret Swedish intelligence agency. In 1986 he put that knowledge into fiction, and the series ran to ten volumes. Dates, offices and weapons are given with documentary precision. Available in Swedish, Danish, Finnish and Norwegian.`,
  parantaja: `Johanna, a journalist, was investigating someone who calls himself the Healer and kills those he holds responsible for the state of the world. Tapani has no qualifications except that he knows her. Police officers are leaving the city, the wealthy pay private guards, and a taxi driver becomes an unexpected ally.

Tuomainen published the novel in 2010, well before he turned to the comic crime stories he is now known for. There are no speeches about climate; the flooded streets simply exist. Concentrated and elegiac, for readers who like dystopia close to home.`,
} as const;
