import { DefaultListView } from '@payloadcms/ui'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import type { ListViewServerProps } from 'payload'
import { requestOfSlot } from '@/components/requestOfSlot'
import { listShellOf } from '@/components/views/lists/listShellOf'
import { eventFacts } from './eventFacts'
import { FactsOfRows } from './FactsOfRows'

/** Payload's list with additional facts on each event. Pickers, which open as a server action, show titles only. */
export async function EventsList(props: ListViewServerProps) {
  const { data, i18n, locale, payload, user } = props
  const list = listShellOf(props)
  const req = await requestOfSlot({ i18n, locale, payload, user })
  if (isServerAction(req.headers)) return <DefaultListView {...list} />
  const ids = data.docs.map(({ id }: { id: unknown }) => String(id))
  return (
    <FactsOfRows facts={await eventFacts(req, ids)}>
      <DefaultListView {...list} />
    </FactsOfRows>
  )
}
