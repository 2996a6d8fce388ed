'use client'

import { DefaultListView, useListDrawerContext, usePreferences } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { ListHead } from '../../../../components/ui/ListHead/ListHead'
import { useWords } from '../../../../components/ui/useWords'
import { shownIn } from '../../../../lib/events/calendar/shown'
import { Calendar } from './Calendar'
import styles from './Calendar.module.css'
import { VIEW_KEY, type CalendarSite, type Mode } from './site'
import { leaveCalendar } from './useShown'
import { useRead } from '@/components/calls/useRead'
import { Banner } from '@/components/ui/Banner/Banner'
import type { OtherZones } from '@/plugins/performances/operations/listOtherZones'
import { OtherZonesDialog } from '../Zones/OtherZonesDialog'

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
  const isAsked = shownIn(useSearchParams()) !== null
  if (isInDrawer) return <DefaultListView {...list} />
  // A link to a month leads to the calendar, whatever was left here.
  const isCalendar = mode === 'calendar' || isAsked

  function change(next: Mode): void {
    setMode(next)
    if (next === 'list') leaveCalendar()
    // Not kept: the next visit begins with the list.
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
          <>
            <OtherZonesNotice key={site.id} site={site} />
            {isCalendar ? <Calendar key={site.id} site={site} /> : list.BeforeListTable}
          </>
        }
        Description={<ListHead action={toggle} help={description} />}
        // Payload draws no table where the list is empty; the calendar has other months.
        Table={isCalendar ? null : list.Table}
      />
    </div>
  )
}

/** Above the performances: how many are in another time zone than their place, and a way to look through them. */
function OtherZonesNotice({ site }: { site: CalendarSite }) {
  const t = useWords()
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
