'use client'

import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Link } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { classes, Icon, useMessages } from '@/exports/client'
import type { MessageKey } from '@/exports/types'
import { isState, STATES } from '@/components/ui/Status/states'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import styles from './Calendar.module.css'
import { useCalendarActions } from './CalendarActions'
import type { CalendarPerformance } from './useCalendar'

interface Props {
  performance: CalendarPerformance
  /** Takes a full line, with its button always visible. Default: false. */
  isRoomy?: boolean
  /** Shows the end time, if known. Default: `isRoomy`. */
  withEnd?: boolean
}

/** A performance in the calendar. It can be dragged, or moved with its button. */
export function Chip({ isRoomy = false, performance, withEnd = isRoomy }: Props) {
  const t = useMessages()
  const { moved, requestMove, site } = useCalendarActions()
  const chip = useRef<HTMLDivElement>(null)
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    if (!chip.current || !site.mayMove) return
    return draggable({
      element: chip.current,
      getInitialData: () => ({ performance }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [performance, site.mayMove])
  useEffect(() => {
    // The focused button was removed with the chip at its previous position.
    if (moved === performance.id && document.activeElement === document.body)
      chip.current?.querySelector('button')?.focus()
  }, [moved, performance.id])
  const title = performance.title || t('untitled')
  const states = [
    performance.instanceStatus === 'scheduled' ? '' : performance.instanceStatus,
    performance.state === 'published' ? '' : performance.state,
  ].filter(isState)
  const end = withEnd && performance.end ? `–${toLocalDateTime(performance.end, performance.timezone).time}` : ''
  const zoneName =
    performance.timezone === site.timezone ? '' : (performance.timezone.split('/').at(-1) ?? '').replaceAll('_', ' ')
  const notes = [
    performance.venueName,
    ...performance.accessTypes.map((type) => t(`access_${type}` as MessageKey)),
  ].filter(Boolean)
  return (
    <div
      className={classes(
        styles.chip,
        styles[`is_${performance.instanceStatus}`],
        isRoomy && styles.isRoomy,
        performance.state === 'draft' && styles.isDraft,
        isDragged && styles.isDragged,
      )}
      data-performance={performance.id}
      ref={chip}
    >
      <Link
        className={styles.link}
        draggable={false}
        href={formatAdminURL({ adminRoute: site.adminRoute, path: `/collections/event-instances/${performance.id}` })}
        prefetch={false}
      >
        <span className={styles.when}>
          <bdi className={styles.time}>{`${performance.wall.time}${end}`}</bdi>
          {zoneName && ` ${zoneName}`}
          {states.map((state) => (
            <span className={styles[STATES[state].tone]} key={state}>{` ${t(STATES[state].word)}`}</span>
          ))}
        </span>{' '}
        <span className={styles.what}>
          <bdi>{title}</bdi>
        </span>
        {notes.length > 0 && <span className={styles.notes}>{` ${notes.join(' · ')}`}</span>}
      </Link>
      {site.mayMove && (
        <button
          aria-label={t('calendarMoveTo', { title: `${title}, ${performance.wall.time}` })}
          className={styles.move}
          onClick={() => requestMove(performance, performance.wall)}
          type="button"
        >
          <Icon name="CalendarClock" />
        </button>
      )}
    </div>
  )
}
