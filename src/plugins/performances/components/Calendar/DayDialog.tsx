'use client'

import { useTranslation } from '@payloadcms/ui'
import { Dialog } from '../../../../components/ui/Dialog/Dialog'
import { dayInZone } from '../../../../lib/times/dayInZone'
import styles from './Calendar.module.css'
import { Chip } from './Chip'
import type { Placed } from './useCalendar'

/** All performances of a day that has more than there is room for. */
export function DayDialog({
  day,
  onClose,
  performances,
}: {
  day: string
  onClose: () => void
  performances: Placed[]
}) {
  const { language } = useTranslation().i18n
  return (
    <Dialog isOpen onClose={onClose} title={dayInZone(new Date(`${day}T12:00:00Z`), 'UTC', language)}>
      <div className={styles.all}>
        {performances.map((one) => (
          <Chip isRoomy key={one.id} one={one} />
        ))}
      </div>
    </Dialog>
  )
}
