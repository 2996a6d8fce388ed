'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { Dialog } from '../../../../components/ui/Dialog/Dialog'
import { TextField } from '../../../../components/ui/Field/TextField'
import { useMessages } from '../../../../components/ui/useMessages'
import { isPlainDay } from '../../../../lib/events/conditions/isPlainDay'
import type { Wall } from '../../../../lib/events/calendar/wallOf'
import styles from './Calendar.module.css'
import type { Placed } from './useCalendar'
import { describeTime } from './useMove'

interface Props {
  one: Placed
  onClose: () => void
  onMove: (one: Placed, to: Wall) => void
  /** Where it was dropped, or where it stands. */
  to: Wall
}

/** Says from when to when a performance moves, and lets both be chosen, before anything happens. */
export function MoveDialog({ onClose, onMove, one, to }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const [wall, setWall] = useState(to)
  const isWhole = isPlainDay(wall.day) && /^\d\d:\d\d$/.test(wall.time)
  const isElsewhere = isWhole && (wall.day !== one.wall.day || wall.time !== one.wall.time)
  const zone = one.timezone.replaceAll('_', ' ')
  const from = describeTime(one.wall, language)
  const sentence = isElsewhere
    ? t('calendarMoveFrom', { from, to: describeTime(wall, language), zone })
    : t('calendarMoveNow', { from, zone })

  function move(): void {
    onMove(one, wall)
    onClose()
  }

  return (
    <Dialog
      action={
        <Button disabled={!isElsewhere} variant="primary" onClick={move}>
          {t('calendarMove')}
        </Button>
      }
      cancelWord={t('calendarCancel')}
      description={`${sentence}${isElsewhere && one.state === 'published' ? ` ${t('calendarMoveLive')}` : ''}`}
      isOpen
      onClose={onClose}
      title={t('calendarMoveTitle', { title: one.title || t('untitled') })}
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
