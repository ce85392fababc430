// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'kon-tiki-ekspedisjonen': `Heyerdahl wanted to show that Polynesia could have been reached from South America with prehistoric means. Before the start there is a good deal of comedy in museums, ministries and the jungle of Ecuador, where the logs are felled. Then come a hundred and one days with flying fish for breakfast, a parrot, a radio and a whale shark.

Genetics has since brought new nuances to the old question without confirming his theory. Published in 1948, the book was translated into dozens of languages, and the film shot on board won an Oscar. It suits families, from about eleven.`,
  'fram-over-polhavet': `The rounded hull of the Fram was built to be lifted, not crushed. For the men on board, Christmas menus, a windmill for electric light and long idle months follow. In March 1895 Nansen and Hjalmar Johansen leave on skis for the Pole, and later spend a winter in a stone hut on bear meat.

The account appeared in 1897, a year after the return, and made its author a national hero; in 1922 he received the Nobel Peace Prize for his work for refugees. Diary pages alternate with narrative. For long evenings in a warm room.`,
  'letters-written-during-a-short-residence-in-sweden-norway-and-denmark': `In the summer of 1795 Mary Wollstonecraft travelled along the coast from Gothenburg to Tønsberg and on to Copenhagen. The unnamed recipient is Gilbert Imlay, the father of her little daughter, on whose behalf she was looking for a vanished ship. Food, featherbeds, servants’ wages and trade are noted with equal frankness.

It was her most popular book while she lived, and her later husband, William Godwin, was charmed by it before he was charmed by her. Scandinavian readers encounter their ancestors seen from outside, not always flatteringly. For lovers of letters and of rocky shores.`,
  onskeresan: `In the summer of 1948 the ketch Daphne leaves the Baltic with Schildt and his wife Mona on board and makes her way through the waterways of France towards the warm sea. Antiquity, painting and cooking are discussed at the tiller.

It was the first in a series of books about voyages with the Daphne, which took the couple as far as Greece and Egypt. Schildt, who later wrote the great biography of Alvar Aalto, was an essayist with an easy, cultivated tone. Available in Swedish and Finnish, for sailors on water or in armchairs.`,
  'naiset-joita-ajattelen-oisin': `The journey begins in Tanzania, with Karen Blixen’s letters in the luggage. Then come Victorian ladies such as Isabella Bird and Mary Kingsley, Renaissance artists such as Sofonisba Anguissola, and the contemporary Yayoi Kusama. From each of them advice on how to live is drawn.

Mia Kankimäki worked in publishing before she gave up her job. An earlier book was devoted to the Japanese court lady Sei Shōnagon. This one, from 2018, mixes biography, travelogue and confession, addressing the dead as friends. For readers considering what they still want to do.`,
  'in-patagonia': `Ninety-seven short sections, without much transition, lead from Buenos Aires to Tierra del Fuego. Butch Cassidy’s cabin, a self-proclaimed king of Araucania, anarchists, a dictionary of the Yaghan language and a sea captain cousin are among the finds. Of the traveller himself one learns next to nothing.

Chatwin had been an art expert at Sotheby’s and a journalist. The book, his first, appeared in 1977; some of those portrayed later protested that they had said nothing of the kind. It should be read as literature, for its cut sentences and its curiosity about people far from where they began.`,
  'wild-strayed': `In the summer of 1995 a woman of twenty-six, who has never been backpacking, starts in the Mojave Desert with a load she can hardly lift. Her surname she chose herself. Snow forces detours, money runs out, strangers turn out to be kind or not; novels are read by torchlight and burned page by page.

Strayed wrote the memoir many years later, having worked as a novelist and an anonymous agony aunt. In 2012 it sent numerous readers to outdoor shops, and it was filmed with Reese Witherspoon. For adults at a crossroads, hikers or not.`,
  'en-digters-bazar': `In the autumn of 1840 Andersen left Copenhagen, hurt by bad reviews. He hears Liszt play in Hamburg, rides on a railway for the first time and is enthusiastic, spends the winter in Rome, the spring in Athens, and returns by way of the Black Sea and the Danube, with ten days of quarantine.

The book came out in 1842 and is regarded as the richest of his travel accounts. His Orient contains the commonplaces of the age, though also dervishes, bazaars and harbours observed very exactly. For admirers of the tales.`,
} as const;
