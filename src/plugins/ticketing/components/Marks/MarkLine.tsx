'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { useMessages } from '../../../../components/ui/useMessages'
import { relativeTime } from '../../../../lib/times/relativeTime'
import type { MarkShown } from './MarksShown'
import styles from './Marks.module.css'

interface Props {
  /** It was asked to follow again. */
  isFollowed: boolean
  mark: MarkShown
  mayEdit: boolean
  onFollow: () => Promise<void>
  /** Names the field, where the line does not stand below it. */
  isNamed?: boolean
  problem: string | null
  /** What the box office is called. */
  provider: string
  syncedAt: string | null
}

/** Says of a field where its value comes from, or that staff edited it. */
export function MarkLine({
  isFollowed,
  isNamed = false,
  mark: { label, state },
  mayEdit,
  onFollow,
  problem,
  provider,
  syncedAt,
}: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [now] = useState(() => new Date())
  const line = useRef<HTMLParagraphElement>(null)
  const [hasAsked, setAsked] = useState(false)
  // The button that had the focus is gone.
  useEffect(() => {
    if (hasAsked && isFollowed) line.current?.focus()
  }, [hasAsked, isFollowed])
  const when = relativeTime(new Date(syncedAt ?? now), now, language)
  const isEdited = state === 'edited' && !isFollowed
  const said = isFollowed
    ? t('ticketingFollowsAgain', { provider })
    : state === 'follows'
      ? t(isNamed ? 'ticketingFromAttribute' : 'ticketingFrom', { label, provider, when })
      : state === 'replaced'
        ? t('ticketingReplaced', { provider })
        : t(isNamed ? 'ticketingAttributeEdited' : 'ticketingEditedHere', { label })
  return (
    <p className={styles.mark} data-state={isFollowed ? 'follows' : state} ref={line} tabIndex={-1}>
      <span>{said}</span>
      {isEdited && mayEdit && (
        <Button
          aria-label={`${label}: ${t('ticketingFollowAgain', { provider })}`}
          className={styles.again}
          variant="quiet"
          onClick={() => {
            setAsked(true)
            void onFollow()
          }}
        >
          {t('ticketingFollowAgain', { provider })}
        </Button>
      )}
      {problem && hasAsked && <span role="alert">{problem}</span>}
    </p>
  )
}
