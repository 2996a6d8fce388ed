import { DefaultListView } from '@payloadcms/ui'
import { headers } from 'next/headers'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import { createLocalReq, type ListViewServerProps, type PayloadRequest } from 'payload'
import { holds } from '../../../../access/person'
import { personOf } from '../../../../access/personOf'
import { AreaWords } from '../../../../components/ui/AreaWords'
import { listShellOf } from '../../../../components/views/lists/listShellOf'
import { wordsOfAreas } from '../../../../i18n/areas'
import { shownIn } from '../../../../lib/events/calendar/shown'
import { wallOf } from '../../../../lib/events/calendar/wallOf'
import { openingDay } from '../../lib/openingDay'
import { PerformancesView } from './PerformancesView'
import { sitePreferences } from '@/access/sitePreferences'
import { isMode, VIEW_KEY, type Mode } from './site'

/** The list of performances: as Payload's table, or as a calendar. */
export async function PerformancesList(props: ListViewServerProps) {
  const { collectionConfig, i18n, locale, payload, searchParams, user, viewType } = props
  const list = listShellOf(props)
  const sent = await headers()
  const req = await createLocalReq(
    { req: { headers: sent, i18n: i18n as PayloadRequest['i18n'] }, user: user ?? undefined },
    payload,
  )
  const person = await personOf(req)
  // Pickers open the list as a server action, and choose from the table.
  if (!person?.current || viewType === 'trash' || isServerAction(sent)) return <DefaultListView {...list} />
  const { id, timezone } = person.current
  const today = wallOf(new Date().toISOString(), timezone).day
  const [opening, stored] = await Promise.all([openingDay(req, id, today), storedMode(req, id)])
  const describe = collectionConfig.admin.description
  return (
    <AreaWords words={wordsOfAreas(i18n.language, ['events', 'performances', 'performancesTable'])}>
      <PerformancesView
        description={typeof describe === 'function' ? describe({ t: req.i18n.t }) : ''}
        list={list}
        site={{
          adminRoute: payload.config.routes.admin,
          id,
          locale: locale?.code ?? 'en',
          mayMove: holds(person, 'events:manage', id),
          opening,
          timezone,
          today,
        }}
        stored={shownIn(asked(searchParams)) ? 'calendar' : stored}
      />
    </AreaWords>
  )
}

/** What the address asks for once. */
const asked = (query: ListViewServerProps['searchParams']): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** How the person has left the performances of that site. */
async function storedMode(req: PayloadRequest, tenant: string): Promise<Mode> {
  const { [VIEW_KEY]: mode } = await sitePreferences(req, tenant, [VIEW_KEY])
  return isMode(mode) ? mode : 'list'
}
