'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { EVENT_STATES, eventStateOf, eventWhenOf, type EventState } from '@/lib/events/eventChoice'
import { WHENS } from '@/lib/events/when'
import { Chips } from '@/components/ui/Chips/Chips'
import { STATES } from '@/components/ui/Status/states'
import { useMessages } from '@/components/ui/useMessages'
import styles from './EventChips.module.css'

/** Above the list of events: filters by time and by state. Pickers always offer all events. */
export function EventChoices() {
  const t = useMessages()
  const path = usePathname()
  const searchParams = useSearchParams()
  const { isInDrawer } = useListDrawerContext()
  // The trash has its own list.
  if (isInDrawer || path.endsWith('/trash')) return null
  const hrefFor = (choice: 'state' | 'when', name: string) => {
    const query = new URLSearchParams(searchParams)
    query.delete('page')
    query.set(choice, name)
    return `${path}?${query}`
  }
  const labelOf = (state: EventState) => (state === 'all' ? t('listsEventState_all') : t(STATES[state].word))
  const times = ['all', ...WHENS.filter((when) => when !== 'all')] as const
  return (
    <div className={styles.above}>
      <Chips
        chips={times.map((name) => ({ name, href: hrefFor('when', name), label: t(`listsEventWhen_${name}`) }))}
        current={eventWhenOf(searchParams.get('when'))}
        label={t('listsEventWhen')}
      />
      <Chips
        chips={EVENT_STATES.map((name) => ({ name, href: hrefFor('state', name), label: labelOf(name) }))}
        current={eventStateOf(searchParams.get('state'))}
        label={t('listsEventState')}
      />
    </div>
  )
}
