import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

interface Props {
  title: string
  /** One line: what this screen is for. */
  help?: ReactNode
  /** Buttons, the primary one last. */
  actions?: ReactNode
}

/** Title, help and actions of a screen. */
export function PageHeader({ title, actions, help }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {help && <p className={styles.help}>{help}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
