// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'et-dukkehjem': `Torvald Helmer is about to become manager of a bank and pays his wife in pet names and pocket money. Krogstad, a clerk, has something to lose and therefore something to threaten with; an old schoolfriend needs work; Dr Rank, a daily visitor, is dying. A tarantella is being rehearsed upstairs.

First performed in Copenhagen in 1879, the play caused so much argument that invitations are said to have asked guests not to discuss it. Ibsen built it from everyday remarks, each of which turns out to bear weight. It reads quickly, and remains a touchstone for talking about equality.`,
  'peer-gynt': `From a country wedding he ruins Peer flees to the Dovre King’s hall and on to Morocco, the Egyptian desert and a madhouse in Cairo. His mother Åse scolds and believes him; Solveig waits; a Button-moulder comes for him with a ladle. Five acts cover half a century.

Written in Italy and published in 1867, it followed Brand and is its mocking counterpart. Grieg composed incidental music for the stage version a few years later. The rhymes are virtuoso, so each English translator has had to find an individual way. For readers who like their classics unruly.`,
  'froken-julie': `Jean has learned French and wine in hotels and dreams of owning one; Kristin, the cook and his intended, knows her place and her Bible. The Count is away, but his boots and his bell are in the room. Outside the farm people dance and sing a mocking song.

Strindberg’s preface, with its thoughts on heredity, lighting and character, became a manifesto of naturalism. The Swedish theatres would not touch the play in 1888; the first performance took place in Copenhagen a year later. On the page one sees clearly how often the power changes hands.`,
  'jeppe-paa-bierget': `Nille has a whip called Master Erik, the sexton has her affection and the innkeeper has Jeppe’s money. Sent to town for soap, he gets no further than the inn, and is found asleep by a nobleman in search of amusement. Doctors, lawyers and servants all play along.

Holberg, born in Bergen and professor in Copenhagen, wrote a whole Danish repertoire for the new theatre in Lille Grønnegade within a few years. The idea comes from an older Latin tale; the man himself, plaintive, cunning and suddenly cruel, is his own. Readable in an hour.`,
  hamlet: `Claudius drinks and governs competently, Gertrude would like peace, Polonius spies on his own children, Ophelia obeys and Horatio watches. A company of players arrives at the right moment. Norway’s army is on the move in the background, and Elsinore, by the Sound, is a court in which everyone is overheard.

Written around 1600 from an old Danish legend in Saxo, the play has come down in three differing versions, the first of them printed in 1603. It is Shakespeare’s longest. An edition with notes helps with the wordplay; reading scenes aloud helps even more. From about fifteen.`,
  'vishnjovyj-sad': `Ranevskaya returns from Paris with debts and a lover who telegraphs daily; her brother Gaev makes speeches to a bookcase and plays imaginary billiards. Lopakhin, whose father was a serf here, has a sensible proposal involving summer cottages. A perpetual student, a governess who does card tricks and an ancient footman fill the house.

The Moscow Art Theatre gave the first performance in January 1904; Chekhov, already gravely ill, died that summer. He quarrelled with Stanislavsky about the tone. His last play catches a society between two eras without judging anyone. Best read with attention to the pauses.`,
  'anna-liisa': `Johannes, the fiancé, is upright and adores her; the parents are prosperous and well thought of at Kortesuo. Then Mikko, a former farmhand who has done well for himself, comes back with a claim, supported by his mother. In three acts and a single room the possibilities close one by one.

Minna Canth was a widow with seven children, ran a draper’s shop in Kuopio and was a pioneer of realism in Finnish. Tolstoy’s ideas of confession left their mark on this work from 1895. Available here in Finnish and Swedish; for readers of Ibsen’s social dramas.`,
  'sanna-kvinnor': `The Bark family lives on appearances and a daughter’s bank post. When there is a little capital to protect, the question becomes who has the right to sign it away, and whether a mother should stand by her husband or by her children.

Leffler belonged to the Modern Breakthrough and was a friend of the mathematician Sofia Kovalevskaya, with whom she later wrote plays. When this one appeared, married women’s property was a matter of fierce public debate. Two brisk acts of drawing-room conversation, for anyone interested in the history of money and gender.`,
  'en-attendant-godot': `Vladimir and Estragon bicker, exchange hats, consider leaving. Pozzo, with a whip, drives Lucky, with a rope round his neck, across the stage; Lucky dances and thinks aloud on command. A boy brings a message. In the second act it is the next day, or seems to be.

Beckett, an Irishman, wrote the play in French and translated it himself. After its first performance in Paris in January 1953 theatre was no longer quite the same. He refused all explanations. For readers with an ear for rhythm.`,
  'death-of-a-salesman': `Willy Loman has travelled New England for decades and can no longer keep the car on the road. Biff, once a football star, is home from another failed job in the West; Happy tells people what they like to hear. A dead brother who got rich in Africa walks in and out.

Elia Kazan directed the first production in New York in 1949, and the play received the Pulitzer Prize. Miller moves between present and past without a change of scene, as thoughts do. Fathers and sons, credit and pride: it loses nothing by being read at a kitchen table.`,
} as const;
