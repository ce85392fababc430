import { useLocation } from 'react-router';
import { useWords } from '#storefront/session/shop-context.ts';
import { REVIEW_PARAMETER, type Review, type ReviewPage } from './load-reviews.ts';
import styles from './review-section.module.css';
import { Stars } from './stars.tsx';

/** What readers say. The pages are links, so that each can be shared and read without script. */
export function ReviewSection({ page }: { page: ReviewPage }) {
  const words = useWords();
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={styles.section}>
      <header>
        <h2 id="reviews-title">{words('review.title')}</h2>
        {page.count > 0 && (
          <>
            <p className={styles.average}>
              <span className={styles.score}>{page.averageText}</span>
              <span>
                <Stars rating={page.average} ratingText={page.averageText} />
                <br />
                {words('review.count', { count: page.count })}
              </span>
            </p>
            <p className={styles.checks}>{words('review.checks')}</p>
          </>
        )}
      </header>
      {page.count === 0 ? (
        <p className={styles.none}>{words('review.none')}</p>
      ) : (
        <div>
          <ol className={styles.reviews}>
            {page.reviews.map((review) => (
              <li key={`${review.author}${review.day}${review.comment}`}>
                <ReviewText review={review} />
              </li>
            ))}
          </ol>
          <Pages page={page.page} pages={page.pages} />
        </div>
      )}
    </section>
  );
}

function ReviewText({ review }: { review: Review }) {
  const words = useWords();
  return (
    <article className={styles.review}>
      <Stars rating={review.rating} />
      {review.comment && <p className={styles.comment}>{review.comment}</p>}
      <p className={styles.byline}>
        {words('review.by', { author: review.author })} · <time dateTime={review.day}>{review.date}</time>
      </p>
    </article>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const words = useWords();
  const { search } = useLocation();
  if (pages <= 1) return null;
  return (
    <nav aria-label={words('review.pages')}>
      <ol className={styles.pages}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a href={pageHref(search, number)} aria-current={number === page ? 'page' : undefined}>
              <span className="visually-hidden">{words('review.page', { page: number })}</span>
              <span aria-hidden="true">{number}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The first page has no number; everything else in the query stays. */
function pageHref(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set(REVIEW_PARAMETER, String(page));
  else query.delete(REVIEW_PARAMETER);
  return `?${query}#reviews`;
}
