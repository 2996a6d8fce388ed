import styles from './Skeleton.module.css'

interface Props {
  /** Lines to draw. Default: 3. */
  lines?: number
}

/** The shape of what is coming. It shows itself after half a second, so that quick answers do not flicker. */
export function Skeleton({ lines = 3 }: Props) {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {Array.from({ length: lines }, (_, line) => (
        <span className={styles.line} key={line} />
      ))}
    </div>
  )
}
