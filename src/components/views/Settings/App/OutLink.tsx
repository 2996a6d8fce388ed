import styles from './App.module.css'

interface Props {
  href: string
  /** Said to screen readers: that it opens in a new tab. */
  note: string
  words: string
}

/** A link that leaves the admin. */
export const OutLink = ({ href, note, words }: Props) => (
  <a className={styles.link} href={href} rel="noopener noreferrer" target="_blank">
    {words}
    <span className={styles.hidden}> ({note})</span>
  </a>
)
