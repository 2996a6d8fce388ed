'use client'

import { Button } from '@payloadcms/ui'
import styles from './Answers.module.css'

interface Props {
  href: string
  label: string
  total: number
  /** The number of unread submissions as a text; null if there are none. */
  unread: string | null
}

/** Styled like Payload's own document tabs. */
export const AnswersTabLink = ({ href, label, total, unread }: Props) => (
  <Button buttonStyle="tab" className="doc-tab" el="link" margin={false} size="medium" to={href}>
    <span className="doc-tab__label">
      {label} <span className={styles.total}>{total}</span>
      {unread && <span className={styles.unread}> {unread}</span>}
    </span>
  </Button>
)
