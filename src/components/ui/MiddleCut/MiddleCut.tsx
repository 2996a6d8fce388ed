import unseen from '../unseen.module.css'
import styles from './MiddleCut.module.css'

/** Characters at the end that are always shown: an ending, or the number that tells two names apart. */
const END = 10
/** Shorter names are not cut in two. */
const MIN_LENGTH = 24

/** A name that loses its middle where it is too long, since names often differ at their end. */
export function MiddleCut({ text }: { text: string }) {
  const characters = Array.from(text)
  if (characters.length < MIN_LENGTH) return <bdi>{text}</bdi>
  return (
    <>
      <span className={unseen.unseen}>{text}</span>
      <bdi aria-hidden="true" className={styles.cut} title={text}>
        <span className={styles.start}>{characters.slice(0, -END).join('')}</span>
        <span className={styles.end}>{characters.slice(-END).join('')}</span>
      </bdi>
    </>
  )
}
