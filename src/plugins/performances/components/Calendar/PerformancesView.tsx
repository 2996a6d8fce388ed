'use client'

import { DefaultListView, useListDrawerContext, usePreferences } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useSearchParams } from 'next/navigation'
import { Fragment, useState } from 'react'
import { Banner, Button, ListHead, useMessages, useRead } from '@/exports/client'
import { parseCalendarState } from '@/lib/events/calendar/calendarState'
import { Calendar } from './Calendar'
import styles from './Calendar.module.css'
import { VIEW_KEY, type CalendarSite, type Mode } from './site'
import { leaveCalendar } from './useShown'
import type { OtherZones } from '@/plugins/performances/operations/listOtherZones'
import { AnnounceLink } from '../Announce/AnnounceLink'
import { OtherZonesDialog } from '../Zones/OtherZonesDialog'

interface Props {
  /** Help text in the header of the list. */
  description: string
  list: ListViewClientProps
  site: CalendarSite
  stored: Mode
}

/** Payload's list view, whose table can be replaced by the calendar. */
export function PerformancesView({ description, list, site, stored }: Props) {
  const t = useMessages()
  const { isInDrawer } = useListDrawerContext()
  const { setPreference } = usePreferences()
  const [mode, setMode] = useState(stored)
  const isInUrl = parseCalendarState(useSearchParams()) !== null
  if (isInDrawer) return <DefaultListView {...list} />
  // A link to a month opens the calendar, regardless of the stored view.
  const isCalendar = mode === 'calendar' || isInUrl

  function change(next: Mode): void {
    setMode(next)
    if (next === 'list') leaveCalendar()
    // If storing fails, the next visit uses the previous view.
    setPreference(VIEW_KEY, { [site.id]: next }, true).catch(() => {})
  }

  const toggle = (
    <Button icon={isCalendar ? 'List' : 'CalendarDays'} onClick={() => change(isCalendar ? 'list' : 'calendar')}>
      {t(isCalendar ? 'calendarToList' : 'calendarToCalendar')}
    </Button>
  )
  return (
    <div className={isCalendar ? styles.inCalendar : undefined}>
      <DefaultListView
        {...list}
        BeforeListTable={
          <Fragment key={site.id}>
            <OtherZonesNotice site={site} />
            {isCalendar ? <Calendar site={site} /> : list.BeforeListTable}
          </Fragment>
        }
        Description={
          <ListHead
            action={
              <>
                {site.mayMove && <AnnounceLink />}
                {toggle}
              </>
            }
            help={description}
          />
        }
        // The calendar replaces the table. It also renders when the list is empty, as other months may have
        // performances.
        Table={isCalendar ? null : list.Table}
      />
    </div>
  )
}

/**
 * Banner with the number of performances whose time zone differs from that of their venue, and a button to review them.
 */
function OtherZonesNotice({ site }: { site: CalendarSite }) {
  const t = useMessages()
  const { data: found, reload } = useRead<OtherZones>(
    `/event-instances/other-zones?tenantId=${site.id}&locale=${site.locale}`,
  )
  const [isOpen, setOpen] = useState(false)
  if (!found || (found.totalDocs === 0 && !isOpen)) return null
  return (
    <>
      {found.totalDocs > 0 && (
        <Banner action={<Button onClick={() => setOpen(true)}>{t('zonesLook')}</Button>}>
          {t('zonesOther', { count: found.totalDocs })}
        </Banner>
      )}
      {isOpen && <OtherZonesDialog found={found} onChanged={reload} onClose={() => setOpen(false)} site={site} />}
    </>
  )
}
