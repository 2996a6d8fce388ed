import { useId, type ReactNode } from 'react'
import { classes } from '../classes'
import styles from './SettingsCard.module.css'

interface Props {
  title: string
  help?: ReactNode
  /** A button or link beside the title. */
  action?: ReactNode
  children: ReactNode
  /** Red border, for irreversible actions. Such cards come last. */
  isDangerous?: boolean
  /** Removes the padding around the content, for lists. */
  isFlush?: boolean
}

/** A card on a settings page or the dashboard. */
export function SettingsCard({ title, action, children, help, isDangerous, isFlush }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes(styles.card, isDangerous && styles.dangerous)}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {help && <p className={styles.help}>{help}</p>}
        </div>
        {action}
      </header>
      <div className={isFlush ? styles.flush : styles.body}>{children}</div>
    </section>
  )
}
