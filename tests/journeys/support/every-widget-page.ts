import sharp from 'sharp';
import type { Database } from '#backend/database/connection.ts';
import { checkPage, storePage } from '#backend/features/content/management/import-page.ts';
import { createPictureIndex } from '#backend/features/content/pictures/picture-index.ts';
import { normalizePicture, storePicture } from '#backend/features/content/pictures/pictures.ts';

type Settings = Record<string, unknown>;

const inBothLanguages = (sv: Settings, fi: Settings) => ({ sv, fi });
const picture = (altText: string, href = '') => ({
  filename: 'landscape.jpg',
  filenameForMobileDevice: 'portrait.jpg',
  altText,
  href,
});
const landscape = (altText: string) => ({ filename: 'landscape.jpg', altText });
const list = (title: string, more: Settings = {}) => ({
  title,
  searchParameters: { sort: 'LATEST' },
  limitNrOfRows: true,
  pageCount: 1,
  ...more,
});
const template = (templateName: string, sv: object, fi: object) => ({
  name: 'JSON',
  settings: { templateName },
  texts: inBothLanguages({ json: sv }, { json: fi }),
});
const cards = (titles: string[], buttonText: string, url: string) => ({
  cards: titles.map((title) => ({
    title,
    buttonText,
    url,
    text: 'Tre böcker som hör ihop.',
    image: landscape(''),
  })),
});

/** A content page with every widget and layout in two languages, in the format that editors import. */
export const EVERY_WIDGET_PAGE = {
  key: 'every-widget',
  page: {
    sv: { alias: 'vinterlasning', title: 'Vinterläsning' },
    fi: { alias: 'talvilukemista', title: 'Talvilukemista' },
  },
  containers: [
    {
      name: 'banner',
      layout: 'full',
      design: 'full-width',
      widgets: [
        {
          name: 'Banner',
          settings: { classNames: 'full', textAndButtonPlacement: 1, textAndButtonPlacementFullWidth: 0 },
          texts: inBothLanguages(
            {
              image: picture('Snö över en by', '/nyheter'),
              text1: 'Läs dig genom vintern',
              text2: 'Långa kvällar, tjocka böcker.',
              buttonText: 'Se nyheterna',
            },
            {
              image: picture('Lunta kylän yllä', '/fi/uutuudet'),
              text1: 'Lue läpi talven',
              text2: 'Pitkiä iltoja, paksuja kirjoja.',
              buttonText: 'Katso uutuudet',
            },
          ),
        },
      ],
    },
    {
      name: 'texts',
      layout: 'half',
      widgets: [
        {
          name: 'Text',
          settings: { titleRenderMode: 0, subtitleRenderMode: 2 },
          texts: inBothLanguages(
            { title: 'Vinterläsning', subtitle: 'Valt av oss', text: '<p>När mörkret faller.</p>' },
            { title: 'Talvilukemista', subtitle: 'Valitsimme', text: '<p>Kun pimeys laskeutuu.</p>' },
          ),
        },
        {
          name: 'Rich text',
          texts: inBothLanguages(
            {
              text: '<h2>Så valde vi</h2><p>Läs om <a href="/nyheter">det nya</a>.</p><ul><li>Nordiskt</li><li>Tjockt</li></ul>',
            },
            {
              text: '<h2>Näin valitsimme</h2><p>Lue <a href="/fi/uutuudet">uutuuksista</a>.</p><ul><li>Pohjoista</li><li>Paksua</li></ul>',
            },
          ),
        },
      ],
    },
    {
      name: 'pictures',
      layout: 'third',
      responsiveMode: 'collapse',
      widgets: ['ett', 'två', 'tre'].map((word) => ({
        name: 'Image',
        texts: inBothLanguages(
          {
            image: { ...picture(`Bild ${word}`, '/nyheter'), title: `Hylla ${word}`, text: 'Att bläddra i.' },
          },
          {
            image: {
              ...picture(`Kuva ${word}`, '/fi/uutuudet'),
              title: `Hylly ${word}`,
              text: 'Selattavaa.',
            },
          },
        ),
      })),
    },
    {
      name: 'buttons',
      design: 'narrow',
      widgets: [
        {
          name: 'Buttons',
          texts: inBothLanguages(
            {
              buttons: [
                { buttonText: 'Alla nyheter', url: '/nyheter' },
                { buttonText: 'Hjälp', url: '/om' },
              ],
            },
            {
              buttons: [
                { buttonText: 'Uutuudet', url: '/fi/uutuudet' },
                { buttonText: 'Apua', url: '/fi/om' },
              ],
            },
          ),
        },
      ],
    },
    {
      name: 'slider',
      widgets: [
        {
          name: 'Product list',
          settings: { displayNavigationLinks: true },
          texts: inBothLanguages(
            list('Att svepa genom', { pageCount: 3 }),
            list('Selattavaksi', { pageCount: 3 }),
          ),
        },
      ],
    },
    {
      name: 'load more',
      widgets: [
        {
          name: 'Product list',
          settings: { slideshowDisabled: true },
          texts: inBothLanguages(
            list('Allt i hyllan', { limitNrOfRows: false }),
            list('Kaikki hyllyssä', { limitNrOfRows: false }),
          ),
        },
      ],
    },
    {
      name: 'favourites',
      widgets: [
        {
          name: 'Product list',
          settings: { mode: 'FAVORITES', slideshowDisabled: true },
          texts: inBothLanguages(list('Dina favoriter'), list('Suosikkisi')),
        },
      ],
    },
    {
      name: 'film and html',
      layout: 'half',
      design: 'contained',
      widgets: [
        {
          name: 'Video',
          settings: { videoId: 'dQw4w9WgXcQ', videoDisplayType: 1 },
          texts: inBothLanguages(
            { title: 'Så binds en bok', image: landscape('Ett binderi') },
            { title: 'Näin kirja sidotaan', image: landscape('Kirjansitomo') },
          ),
        },
        {
          name: 'HTML',
          settings: { css: '.note { padding: 1rem; border: 2px solid currentcolor }' },
          texts: inBothLanguages(
            { html: '<div class="note"><h2>Öppet</h2><p>Måndag till fredag.</p></div>' },
            { html: '<div class="note"><h2>Avoinna</h2><p>Maanantaista perjantaihin.</p></div>' },
          ),
        },
      ],
    },
    {
      name: 'cards',
      widgets: [
        template(
          'cards-rich',
          { title: 'Tre vägar in', ...cards(['Deckare', 'Lyrik', 'Klassiker'], 'Till hyllan', '/nyheter') },
          { title: 'Kolme tietä', ...cards(['Dekkarit', 'Runot', 'Klassikot'], 'Hyllylle', '/fi/uutuudet') },
        ),
        template(
          'cards-simple',
          cards(['Fri frakt', 'Öppet köp'], '', '/nyheter'),
          cards(['Ilmainen toimitus', 'Palautusoikeus'], '', '/fi/uutuudet'),
        ),
        template(
          'banner-cards',
          cards(['För barnen', 'För kocken'], 'Se mer', '/nyheter'),
          cards(['Lapsille', 'Kokille'], 'Lisää', '/fi/uutuudet'),
        ),
        template(
          'text-+-cta',
          { title: 'Ett presentkort?', text: 'När du inte vet.', buttonText: 'Köp', url: '/nyheter' },
          { title: 'Lahjakortti?', text: 'Kun et tiedä.', buttonText: 'Osta', url: '/fi/uutuudet' },
        ),
      ],
    },
    {
      name: 'form',
      widgets: [
        template(
          'form',
          {
            title: 'Skriv till oss',
            sendFormToEmail: 'service@kvarto.example',
            submitText: 'Skicka',
            fields: [
              { name: 'email', label: 'E-post', type: 'email', isRequired: true },
              { name: 'topic', label: 'Det gäller', type: 'select', options: ['En order', 'En bok'] },
              { name: 'message', label: 'Meddelande', type: 'textarea', isRequired: true },
              { name: 'copy', label: 'Skicka en kopia', type: 'checkbox' },
            ],
          },
          {
            title: 'Kirjoita meille',
            sendFormToEmail: 'service@kvarto.example',
            submitText: 'Lähetä',
            fields: [
              { name: 'email', label: 'Sähköposti', type: 'email', isRequired: true },
              { name: 'message', label: 'Viesti', type: 'textarea', isRequired: true },
            ],
          },
        ),
      ],
    },
    {
      name: 'by device',
      widgets: [
        {
          name: 'Rich text',
          settings: { isHiddenOn: 'phone' },
          texts: inBothLanguages(
            { text: '<p>Bara på stora skärmar.</p>' },
            { text: '<p>Vain suurilla näytöillä.</p>' },
          ),
        },
        {
          name: 'Rich text',
          settings: { isHiddenOn: 'desktop' },
          texts: inBothLanguages({ text: '<p>Bara i telefonen.</p>' }, { text: '<p>Vain puhelimessa.</p>' }),
        },
      ],
    },
  ],
};

/** Imports a page with its pictures as the command line does, published or as a draft. */
export async function importPage(
  db: Database,
  document: { key: string },
  { isPublished = true } = {},
): Promise<void> {
  const pictures = await Promise.all([
    drawPicture('landscape.jpg', 1600, 900),
    drawPicture('portrait.jpg', 800, 1000),
  ]);
  for (const drawn of pictures) await storePicture(db, drawn);
  const page = checkPage(document, `${document.key}.json`, createPictureIndex(pictures));
  await storePage(db, page, `${document.key}.json`, { isPublished });
}

/** A drawn landscape, so that no copyright applies. */
async function drawPicture(fileName: string, width: number, height: number) {
  const hill = (top: number, colour: string) =>
    `<path fill="${colour}" d="M0 ${height * top} Q ${width * 0.3} ${height * (top - 0.2)} ${width * 0.6} ${height * top} T ${width} ${height * (top - 0.1)} V ${height} H 0 Z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#c9d3dc"/><circle cx="${width * 0.75}" cy="${height * 0.25}" r="${height * 0.08}" fill="#f6ead2"/>${hill(0.55, '#8fa1b0')}${hill(0.7, '#5d7183')}${hill(0.88, '#2f3d4a')}</svg>`;
  return normalizePicture(fileName, await sharp(Buffer.from(svg)).jpeg().toBuffer());
}
