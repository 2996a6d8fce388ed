import { sanitizeHtml } from '../../../../lib/html/sanitizeHtml'
import styles from './App.module.css'

/** A formatted text of the catalogue. Sanitised once more: it may have come into the database by another way. */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.rich} dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} dir="auto" />
)
