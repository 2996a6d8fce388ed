import { classes } from '@/components/ui/classes'
import styles from './Translations.module.css'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The shape of the texts beside their translations, while they load. */
export const TextsSkeleton = () => (
  <div aria-hidden>
    <div className={classes(styles.tools, styles.shape, styles.shapeTools)} />
    {ROWS.map((row) => (
      <div className={styles.text} key={row}>
        <div className={classes(styles.shape, styles.shapeSource)} />
        <div className={classes(styles.shape, styles.shapeTarget)} />
      </div>
    ))}
  </div>
)
