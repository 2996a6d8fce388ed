'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { Button, useMessages } from '@/exports/client'
import { relativeTime } from '@/lib/time/relativeTime'
import type { MarkShown } from './useMarks'
import styles from './Marks.module.css'

interface Props {
  /** The user has made it follow again. */
  isFollowed: boolean
  mark: MarkShown
  canEdit: boolean
  onFollow: () => Promise<void>
  /** Includes the field's label, for lines that are not placed below the field. */
  isNamed?: boolean
  problem: string | null
  /** Name of the box office. */
  provider: string
  syncedAt: string | null
}

/** Shows where a field's value comes from, or that staff edited it. */
export function MarkLine({
  isFollowed,
  isNamed = false,
  mark: { label, says, state },
  canEdit,
  onFollow,
  problem,
  provider,
  syncedAt,
}: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [now] = useState(() => new Date())
  const line = useRef<HTMLParagraphElement>(null)
  const [hasClicked, setClicked] = useState(false)
  // The focused button has been removed.
  useEffect(() => {
    if (hasClicked && isFollowed) line.current?.focus()
  }, [hasClicked, isFollowed])
  const when = relativeTime(new Date(syncedAt ?? now), now, language)
  const canFollow = (state === 'edited' || state === 'kept' || state === 'takenBack') && !isFollowed
  const text = isFollowed
    ? t('ticketingFollowsAgain', { provider })
    : state === 'announced'
      ? says
        ? t('ticketingSays', { provider, value: says })
        : t('ticketingSaysOther', { provider })
      : state === 'follows'
        ? t(isNamed ? 'ticketingFromAttribute' : 'ticketingFrom', { label, provider, when })
        : state === 'replaced'
          ? t('ticketingReplaced', { provider })
          : state === 'kept'
            ? t('ticketingKept', { provider })
            : state === 'takenBack'
              ? t(isNamed ? 'ticketingAttributeTakenBack' : 'ticketingTakenBack', { label, provider })
              : t(isNamed ? 'ticketingAttributeEdited' : 'ticketingEditedHere', { label })
  return (
    <p className={styles.mark} data-state={isFollowed ? 'follows' : state} ref={line} tabIndex={-1}>
      <span>{text}</span>
      {canFollow && canEdit && (
        <Button
          aria-label={`${label}: ${t('ticketingFollowAgain', { provider })}`}
          className={styles.again}
          variant="quiet"
          onClick={() => {
            setClicked(true)
            void onFollow()
          }}
        >
          {t('ticketingFollowAgain', { provider })}
        </Button>
      )}
      {problem && hasClicked && <span role="alert">{problem}</span>}
    </p>
  )
}
