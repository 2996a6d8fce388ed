import { DefaultListView } from '@payloadcms/ui'
import { headers } from 'next/headers'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import { createLocalReq, type ListViewServerProps, type PayloadRequest, type TypedLocale } from 'payload'
import { listShellOf } from '../../views/lists/listShellOf'
import { eventFacts } from './eventFacts'
import { FactsOfRows } from './FactsOfRows'

/** Payload's list, with what its rows show of each event. A picker, which opens as a server action, has the titles alone. */
export async function EventsList(props: ListViewServerProps) {
  const { data, i18n, locale, payload, user } = props
  const list = listShellOf(props)
  const sent = await headers()
  if (isServerAction(sent)) return <DefaultListView {...list} />
  const req = await createLocalReq(
    {
      locale: locale?.code as TypedLocale | undefined,
      req: { headers: sent, i18n: i18n as PayloadRequest['i18n'] },
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
