'use client'

import { Button, useMessages } from '@/exports/client'
import styles from './Suggestions.module.css'

export interface Suggestion {
  label: string
  /** The message that is sent. */
  text: string
}

/** Suggested first messages; small screens show only the first two. */
export function Suggestions({
  isBusy,
  onChoose,
  suggestions,
}: {
  isBusy: boolean
  onChoose: (text: string) => void
  suggestions: Suggestion[]
}) {
  const t = useMessages()
  return (
    <ul aria-label={t('chatSuggestions')} className={styles.suggestions}>
      {suggestions.map(({ label, text }) => (
        <li key={label}>
          <Button className={styles.suggestion} disabled={isBusy} onClick={() => onChoose(text)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
