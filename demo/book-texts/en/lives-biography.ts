// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'denne-dag-et-liv': `The farm at Näs and its games, the newspaper office in Vimmerby, the small son fostered in Copenhagen, the marriage, the war: Andersen tells how a secretary in Stockholm turned into an author at nearly forty. He then follows her as an editor, a correspondent of countless children and a political voice on taxes, violence and animals.

The author is a Danish critic who has also written a life of Hans Christian Andersen. Letters and diaries are quoted generously and photographs included. For everyone brought up on the books, and for readers curious about twentieth-century Sweden.`,
  'tove-jansson-ord-bild-liv': `From the studio of a sculptor and an illustrator in Helsinki the account proceeds by way of satirical magazine covers, war and the first pale troll to world fame, murals, newspaper strips and the late stories for adults. Atos Wirtanen, Vivica Bandler and Tuulikki Pietilä appear as partners in life and in work.

Westin, a professor of literature in Stockholm, wrote her doctoral thesis on the Moomins and has edited the letters too. Her biography is thorough and full of pictures, with close readings of the texts. Not a quick portrait but the standard work.`,
  'roald-amundsen-bomann-larsen': `The Belgica wintering in Antarctic ice, the small sloop Gjøa in the Northwest Passage, the race with Scott, the aeroplanes and airships, and the last flight in 1928 to search for a rival: the stages are well known. Less so are the quarrels with brothers, creditors and fellow expedition members, which are told here at length.

Bomann-Larsen, a Norwegian author and illustrator, later wrote a large work on King Haakon and Queen Maud. He treats the polar hero as a creator of his own legend. The book dates from 1995. For readers who like their explorers without plaster.`,
  'marie-antoinette-zweig': `A girl of fourteen is handed over at the border, marries an awkward heir and discovers dresses, gambling and a play farm. The diamond necklace, Count Fersen, the flight to Varennes and the trial bring her by stages to seriousness. Zweig’s thesis is that misfortune made her what rank had not.

He worked from the correspondence between Vienna and the Austrian ambassador, and distrusted the anecdotes. In 1932 he was among the most widely translated authors in the world; two years later he left Austria. The book reads like one of his novellas on a large scale.`,
  'steve-jobs-isaacson': `Adoption, Zen, calligraphy, a garage; dismissal from his own company, Pixar, return. Isaacson takes the products one by one, from the first Macintosh to the tablet, and lets colleagues, rivals and family contradict the hero and one another. Where the famous force of personality came from, and whom it damaged, is the underlying question.

The biography came out in October 2011, a few weeks after Jobs’s death. Isaacson has also written about Franklin, Einstein and Leonardo, always interested in where science meets the arts. Detailed and journalistic. For people in business or design, and for readers who distrust hero worship.`,
  'de-vita-caesarum': `Each life follows a scheme: ancestors, career, public deeds, habits, appearance, omens, death. We hear what Augustus ate, how Caligula treated his horse, what Nero thought of his own voice and how frightened Domitian was. Chronology matters little, character a great deal.

Suetonius served under Hadrian and wrote about the year 121. Historians use him with caution, biographers have learned from him, and Robert Graves, who translated him, made two novels out of the material. The short sections invite browsing. For anyone who would like to meet the emperors in slippers; some chapters are definitely for adults.`,
} as const;
