'use client'

import { DefaultListView, useListDrawerContext, usePreferences } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useState } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { useWords } from '../../../../components/ui/useWords'
import { Calendar } from './Calendar'
import styles from './Calendar.module.css'
import { VIEW_KEY, type CalendarSite, type Mode } from './site'

interface Props {
  /** The line in the head of the list. */
  description: string
  list: ListViewClientProps
  site: CalendarSite
  stored: Mode
}

/** Payload's list, and the calendar in place of its table. */
export function PerformancesView({ description, list, site, stored }: Props) {
  const t = useWords()
  const { isInDrawer } = useListDrawerContext()
  const { setPreference } = usePreferences()
  const [mode, setMode] = useState(stored)
  if (isInDrawer) return <DefaultListView {...list} />
  const isCalendar = mode === 'calendar'

  function change(next: Mode): void {
    setMode(next)
    // Not kept: the next visit begins with the list.
    setPreference(VIEW_KEY, { [site.id]: next }, true).catch(() => {})
  }

  return (
    <div className={isCalendar ? styles.inCalendar : undefined}>
      <DefaultListView
        {...list}
        BeforeListTable={isCalendar ? null : list.BeforeListTable}
        Description={
          <div className={styles.head}>
            <p className={styles.help}>{description}</p>
            <Button icon={isCalendar ? 'List' : 'CalendarDays'} onClick={() => change(isCalendar ? 'list' : 'calendar')}>
              {t(isCalendar ? 'calendarToList' : 'calendarToCalendar')}
            </Button>
          </div>
        }
        Table={isCalendar ? <Calendar site={site} /> : list.Table}
      />
    </div>
  )
}
