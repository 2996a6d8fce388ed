'use client'

import { Icon } from '@/components/ui/Icon/Icon'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Access.module.css'

interface Props {
  answers: { isAllowed: boolean; reason: string; what?: string }[]
}

/** Yes or no, with the reason. */
export function Answer({ answers }: Props) {
  const t = useMessages()
  return (
    <ul className={styles.answers} role="status">
      {answers.map(({ isAllowed, reason, what }) => (
        <li className={isAllowed ? styles.yes : styles.no} key={what ?? ''}>
          <Icon name={isAllowed ? 'Check' : 'X'} />
          <span>
            <strong>
              {what
                ? `${what}: ${t(isAllowed ? 'peopleAccessAllowed' : 'peopleAccessNo')}`
                : t(isAllowed ? 'peopleAccessAllowed' : 'peopleAccessNo')}
            </strong>{' '}
            {reason}
          </span>
        </li>
      ))}
    </ul>
  )
}
