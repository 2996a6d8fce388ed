import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

interface Props {
  title: string
  /** One line that says what one does here. */
  help?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
}

/** The head of a screen. */
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
