import { DefaultListView } from '@payloadcms/ui'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import { type ListViewServerProps, type PayloadRequest } from 'payload'
import { requestOfSlot } from '@/components/requestOfSlot'
import { AreaMessagesProvider } from '@/exports/client'
import { listShellOf } from '@/exports/rsc'
import { messagesOfAreas, personOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import { parseCalendarState } from '@/lib/events/calendar/calendarState'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import { openingDay } from '../../lib/openingDay'
import { PerformancesView } from './PerformancesView'
import { sitePreferences } from '@/access/sitePreferences'
import { isMode, VIEW_KEY, type Mode } from './site'

/** The list view of performances: Payload's table, or a calendar. */
export async function PerformancesList(props: ListViewServerProps) {
  const { collectionConfig, i18n, locale, payload, searchParams, user, viewType } = props
  const list = listShellOf(props)
  const req = await requestOfSlot({ i18n, payload, user })
  const person = await personOf(req)
  // Relationship pickers render the list in a server action and need the table.
  if (!person?.current || viewType === 'trash' || isServerAction(req.headers)) return <DefaultListView {...list} />
  const { id, timezone } = person.current
  const today = toLocalDateTime(new Date().toISOString(), timezone).day
  const [opening, stored] = await Promise.all([openingDay(req, id, today), storedMode(req, id)])
  const describe = collectionConfig.admin.description
  return (
    <AreaMessagesProvider
      messages={messagesOfAreas(i18n.language, ['events', 'performances', 'performancesTable', 'announcements'])}
    >
      <PerformancesView
        description={typeof describe === 'function' ? describe({ t: req.i18n.t }) : ''}
        list={list}
        site={{
          adminRoute: payload.config.routes.admin,
          id,
          locale: locale?.code ?? 'en',
          mayMove: hasPermission(person, 'events:manage', id),
          opening,
          timezone,
          today,
        }}
        stored={parseCalendarState(toSearchParams(searchParams)) ? 'calendar' : stored}
      />
    </AreaMessagesProvider>
  )
}

/** Query parameters that occur once. */
const toSearchParams = (query: ListViewServerProps['searchParams']): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** The view that the person last used for this site. */
async function storedMode(req: PayloadRequest, tenant: string): Promise<Mode> {
  const { [VIEW_KEY]: mode } = await sitePreferences(req, tenant, [VIEW_KEY])
  return isMode(mode) ? mode : 'list'
}
