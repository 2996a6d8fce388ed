import { DefaultListView } from '@payloadcms/ui'
import { headers } from 'next/headers'
import { createLocalReq, type ListViewServerProps, type PayloadRequest } from 'payload'
import { personOf } from '../../../../access/personOf'
import { AreaWords } from '../../../../components/ui/AreaWords'
import { listShellOf } from '../../../../components/views/lists/listShellOf'
import { wordsOfAreas } from '../../../../i18n/areas'
import { MenusView } from './MenusView'
import { readBoard } from './readBoard'

/** The list of menus: the places that a site has for them, arranged or not. The trash is Payload's table. */
export async function MenusList(props: ListViewServerProps) {
  const { i18n, payload, user, viewType } = props
  const list = listShellOf(props)
  const sent = await headers()
  const req = await createLocalReq(
    { req: { headers: sent, i18n: i18n as PayloadRequest['i18n'] }, user: user ?? undefined },
    payload,
  )
  const person = await personOf(req)
  if (!person?.current || viewType === 'trash' || sent.has('next-action')) return <DefaultListView {...list} />
  return (
    <AreaWords words={wordsOfAreas(i18n.language, ['menus'])}>
      <MenusView board={await readBoard(req, person, person.current)} list={list} />
    </AreaWords>
  )
}
