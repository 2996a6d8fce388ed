import styles from './Skeleton.module.css'

interface Props {
  /** Number of lines. Default: 3. */
  lines?: number
}

/** Placeholder for loading content. Appears after half a second, so that fast responses do not flicker. */
export function Skeleton({ lines = 3 }: Props) {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {Array.from({ length: lines }, (_, line) => (
        <span className={styles.line} key={line} />
      ))}
    </div>
  )
}
