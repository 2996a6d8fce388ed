'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useApi, useMessages } from '@/exports/client'
import type { LocalDateTime } from '@/lib/events/calendar/localDateTime'
import { momentInZone } from '@/lib/events/momentInZone'
import type { CalendarPerformance } from './useCalendar'

const TOAST_MS = 10_000

/** Formats a local day and time, independent of time zone. */
export const describeTime = ({ day, time }: LocalDateTime, language: string): string =>
  momentInZone(`${day}T${time}:00Z`, 'UTC', language)

/** Moves a performance, with a toast that can undo it. */
export function useMove(refresh: () => void) {
  const t = useMessages()
  const call = useApi()
  const { language } = useTranslation().i18n
  return async function move(performance: CalendarPerformance, to: LocalDateTime, isUndo = false): Promise<void> {
    const result = await call<{ change: 'twice' | null; start: string; timezone: string }>(
      'POST',
      `/event-instances/${performance.id}/move`,
      { day: to.day, from: performance.start, time: to.time },
    )
    refresh()
    if (!result.success) return void toast.error(result.error || t('calendarMoveFailed'))
    const { change, start, timezone } = result.doc
    const undo = {
      label: t('performancesUndo'),
      onClick: () => void move({ ...performance, start, wall: to }, performance.wall, true),
    }
    const description = change ? t('performancesTwice') : undefined
    toast.success(t('calendarMoved', { moment: momentInZone(start, timezone, language) }), {
      description,
      duration: TOAST_MS,
      ...(!isUndo && { action: undo }),
    })
  }
}
