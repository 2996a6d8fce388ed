import { highlight } from '../lib/highlight'
import styles from './Search.module.css'

/** A text in which the words of a query are marked. */
export const Highlighted = ({ query, text }: { query: string; text: string }) => (
  <bdi>
    {highlight(text, query).map(({ isHit, text: part }, index) =>
      isHit ? (
        <mark className={styles.mark} key={index}>
          {part}
        </mark>
      ) : (
        part
      ),
    )}
  </bdi>
)
