'use client'

import { useTranslation } from '@payloadcms/ui'
import { Button } from '../../../../components/ui/Button/Button'
import { useWords } from '../../../../components/ui/useWords'
import { formatIn } from '../../../../lib/time/formatIn'
import styles from './Calendar.module.css'

interface Props {
  /** Days of performances: `YYYY-MM-DD`. */
  after: string | null
  before: string | null
  /** Not all performances are shown. */
  isPart: boolean
  onDay: (day: string) => void
}

/** Where a time has no performances: the way to those next to it. */
export function Nearest({ after, before, isPart, onDay }: Props) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const words = (day: string) =>
    formatIn(language, { day: 'numeric', month: 'short', timeZone: 'UTC', weekday: 'short', year: 'numeric' }).format(
      new Date(`${day}T12:00:00Z`),
    )
  return (
    <div className={styles.nearest}>
      <p className={styles.none} role="status">
        {t(after || before || isPart ? 'calendarNone' : 'calendarNoneAtAll')}
      </p>
      {before && <Button onClick={() => onDay(before)}>{t('calendarLast', { day: words(before) })}</Button>}
      {after && <Button onClick={() => onDay(after)}>{t('calendarComing', { day: words(after) })}</Button>}
    </div>
  )
}
