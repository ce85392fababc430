import type { TemplateSettings } from '#contract/content/widget-settings.ts';
import type { PictureSizes } from '../widgets.ts';
import styles from './cards-template.module.css';
import { WidgetPicture } from './widget-picture.tsx';

type CardVariant = 'cards-rich' | 'cards-simple' | 'banner-cards';

interface CardsProps {
  content: TemplateSettings<CardVariant>;
  variant: CardVariant;
  sizes: PictureSizes;
  isNarrow: boolean;
}

/** A row of cards: with a picture above the text, with text only, or with the text on the picture. */
export function CardsTemplate({ content: { title, cards }, variant, sizes, isNarrow }: CardsProps) {
  const Heading = title === '' ? 'h2' : 'h3';
  return (
    <>
      {title !== '' && <h2 className={styles.heading}>{title}</h2>}
      <ul className={styles.cards} data-variant={variant} data-narrow={isNarrow ? '' : undefined}>
        {cards.map((card) => (
          <li key={`${card.title} ${card.url}`} className={styles.card}>
            {card.image && variant !== 'cards-simple' && (
              <WidgetPicture
                image={card.image}
                sizes={sizes}
                container={{ layout: 'third', design: 'default' }}
                isDecorative={card.image.altText === ''}
              />
            )}
            <div className={styles.body}>
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
