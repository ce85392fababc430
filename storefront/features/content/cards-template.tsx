import type { TemplateSettings } from '#contract/widget-settings.ts';
import styles from './cards-template.module.css';
import { WidgetPicture } from './widget-picture.tsx';
import type { PictureSizes } from './widgets.ts';

type Look = 'cards-rich' | 'cards-simple' | 'banner-cards';

interface CardsProps {
  content: TemplateSettings<Look>;
  look: Look;
  sizes: PictureSizes;
  isNarrow: boolean;
}

/** Cards beside each other: with a picture above, with words alone, or as pictures with their words on them. */
export function CardsTemplate({ content: { title, cards }, look, sizes, isNarrow }: CardsProps) {
  const Heading = title === '' ? 'h2' : 'h3';
  return (
    <>
      {title !== '' && <h2 className={styles.heading}>{title}</h2>}
      <ul className={styles.cards} data-look={look} data-narrow={isNarrow ? '' : undefined}>
        {cards.map((card) => (
          <li key={`${card.title} ${card.url}`} className={styles.card}>
            {card.image && look !== 'cards-simple' && (
              <WidgetPicture
                image={card.image}
                sizes={sizes}
                container={{ layout: 'third', design: 'default' }}
                isDecorative={card.image.altText === ''}
              />
            )}
            <div className={styles.words}>
              <Heading className={styles.title}>
                {card.url === '' ? card.title : <a href={card.url}>{card.title}</a>}
              </Heading>
              {card.text !== '' && <p>{card.text}</p>}
              {card.buttonText !== '' && card.url !== '' && (
                <span className={styles.onward} aria-hidden="true">
                  {card.buttonText}
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
