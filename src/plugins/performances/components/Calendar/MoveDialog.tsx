'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Button, Dialog, TextField, useMessages } from '@/exports/client'
import { isPlainDay } from '@/lib/events/conditions/conditions'
import type { LocalDateTime } from '@/lib/events/calendar/localDateTime'
import styles from './Calendar.module.css'
import type { CalendarPerformance } from './useCalendar'
import { describeTime } from './useMove'

interface Props {
  onClose: () => void
  onMove: (performance: CalendarPerformance, to: LocalDateTime) => void
  performance: CalendarPerformance
  /** Where it was dropped, or its current time. */
  to: LocalDateTime
}

/** Confirms moving a performance. Day and time can be edited first. */
export function MoveDialog({ onClose, onMove, performance, to }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [wall, setWall] = useState(to)
  const isComplete = isPlainDay(wall.day) && /^\d\d:\d\d$/.test(wall.time)
  const isMoved = isComplete && (wall.day !== performance.wall.day || wall.time !== performance.wall.time)
  const zone = performance.timezone.replaceAll('_', ' ')
  const from = describeTime(performance.wall, language)
  const sentence = isMoved
    ? t('calendarMoveFrom', { from, to: describeTime(wall, language), zone })
    : t('calendarMoveNow', { from, zone })

  function move(): void {
    onMove(performance, wall)
    onClose()
  }

  return (
    <Dialog
      action={
        <Button disabled={!isMoved} variant="primary" onClick={move}>
          {t('calendarMove')}
        </Button>
      }
      cancelLabel={t('calendarCancel')}
      description={`${sentence}${isMoved && performance.state === 'published' ? ` ${t('calendarMoveLive')}` : ''}`}
      isOpen
      onClose={onClose}
      title={t('calendarMoveTitle', { title: performance.title || t('untitled') })}
    >
      <div className={styles.fields}>
        <TextField
          label={t('calendarMoveDay')}
          max="9999-12-31"
          onValue={(day) => setWall({ ...wall, day })}
          type="date"
          value={wall.day}
        />
        <TextField
          label={t('performancesTime')}
          onValue={(time) => setWall({ ...wall, time })}
          step={900}
          type="time"
          value={wall.time}
        />
      </div>
    </Dialog>
  )
}
