import { DefaultListView } from '@payloadcms/ui'
import { headers } from 'next/headers'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import { createLocalReq, type ListViewServerProps, type PayloadRequest, type TypedLocale } from 'payload'
import { listShellOf } from '../../views/lists/listShellOf'
import { eventFacts } from './eventFacts'
import { FactsOfRows } from './FactsOfRows'

/** Payload's list with additional facts on each event. Pickers, which open as a server action, show titles only. */
export async function EventsList(props: ListViewServerProps) {
  const { data, i18n, locale, payload, user } = props
  const list = listShellOf(props)
  const requestHeaders = await headers()
  if (isServerAction(requestHeaders)) return <DefaultListView {...list} />
  const req = await createLocalReq(
    {
      locale: locale?.code as TypedLocale | undefined,
      req: { headers: requestHeaders, i18n: i18n as PayloadRequest['i18n'] },
      user: user ?? undefined,
    },
    payload,
  )
  const ids = data.docs.map(({ id }: { id: unknown }) => String(id))
  return (
    <FactsOfRows facts={await eventFacts(req, ids)}>
      <DefaultListView {...list} />
    </FactsOfRows>
  )
}
