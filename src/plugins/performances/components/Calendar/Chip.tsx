'use client'

import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Link } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { classes } from '../../../../components/ui/classes'
import { Icon } from '../../../../components/ui/Icon/Icon'
import { isState, STATES } from '../../../../components/ui/Status/states'
import { useWords } from '../../../../components/ui/useWords'
import type { WordKey } from '../../../../i18n/en'
import { wallOf } from '../../../../lib/events/calendar/wallOf'
import styles from './Calendar.module.css'
import { useCalendarActions } from './CalendarActions'
import type { Placed } from './useCalendar'

interface Props {
  one: Placed
  /** A line for itself: its button is always in sight. Default: false. */
  isRoomy?: boolean
  /** Says when it ends, where it is known. Default: where it is roomy. */
  withEnd?: boolean
}

/** A performance: when, in which state, what, where, and for whom it is made accessible. It can be dragged, or moved by its button. */
export function Chip({ isRoomy = false, one, withEnd = isRoomy }: Props) {
  const t = useWords()
  const { ask, moved, site } = useCalendarActions()
  const chip = useRef<HTMLDivElement>(null)
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    if (!chip.current || !site.mayMove) return
    return draggable({
      element: chip.current,
      getInitialData: () => ({ performance: one }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [one, site.mayMove])
  useEffect(() => {
    // The button that had the focus went with its old place.
    if (moved === one.id && document.activeElement === document.body) chip.current?.querySelector('button')?.focus()
  }, [moved, one.id])
  const title = one.title || t('untitled')
  const states = [
    one.instanceStatus === 'scheduled' ? '' : one.instanceStatus,
    one.state === 'published' ? '' : one.state,
  ].filter(isState)
  const end = withEnd && one.end ? `–${wallOf(one.end, one.timezone).time}` : ''
  const place = one.timezone === site.timezone ? '' : (one.timezone.split('/').at(-1) ?? '').replaceAll('_', ' ')
  const notes = [one.venueName, ...one.accessTypes.map((type) => t(`access_${type}` as WordKey))].filter(Boolean)
  return (
    <div
      className={classes(
        styles.chip,
        styles[`is_${one.instanceStatus}`],
        isRoomy && styles.isRoomy,
        one.state === 'draft' && styles.isDraft,
        isDragged && styles.isDragged,
      )}
      data-performance={one.id}
      ref={chip}
    >
      <Link
        className={styles.link}
        draggable={false}
        href={formatAdminURL({ adminRoute: site.adminRoute, path: `/collections/event-instances/${one.id}` })}
        prefetch={false}
      >
        <span className={styles.when}>
          <bdi className={styles.time}>{`${one.wall.time}${end}`}</bdi>
          {place && ` ${place}`}
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
          aria-label={t('calendarMoveTo', { title: `${title}, ${one.wall.time}` })}
          className={styles.move}
          onClick={() => ask(one, one.wall)}
          type="button"
        >
          <Icon name="CalendarClock" />
        </button>
      )}
    </div>
  )
}
