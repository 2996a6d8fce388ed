import { DefaultListView } from '@payloadcms/ui'
import { headers } from 'next/headers'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import { createLocalReq, type ListViewServerProps, type PayloadRequest } from 'payload'
import { personOf } from '../../../../access/personOf'
import { AreaWords } from '../../../../components/ui/AreaWords'
import { listShellOf } from '../../../../components/views/lists/listShellOf'
import { wordsOfAreas } from '../../../../i18n/areas'
import { MenusView } from './MenusView'
import { MENU_PLACES } from '@/collections/Menus/places'
import { holds, type Person, type TenantSummary } from '@/access/person'
import { listSitePages } from '@/database/website/listSitePages'
import { targetsOf } from '@/plugins/site/lib/menus/buildMenu'
import { draftedMenus, type DraftedMenu } from '@/plugins/site/lib/menus/draftedMenus'
import type { Board, MissingPage } from './board'

const MOST_MISSING = 100

/** What there is to arrange on a site, as its editors have drafted it. */
async function readBoard(req: PayloadRequest, person: Person, tenant: TenantSummary): Promise<Board> {
  const menus = await draftedMenus(req, tenant.id)
  const places = MENU_PLACES.map((place) => {
    const menu = menus.find((one) => one.place === place)
    return { menu: menu ? { entries: menu.entries.length, id: menu.id, state: menu.state } : null, place }
  })
  const isArranged = menus.some(({ place }) => place === 'main')
  return {
    adminRoute: req.payload.config.routes.admin,
    mayChange: holds(person, 'pages:manage', tenant.id),
    missing: isArranged ? await readMissing(req, tenant, menus) : [],
    hasOthers: menus.length > places.filter(({ menu }) => menu).length,
    places,
    tenant: tenant.id,
  }
}

/** Those that would stand in the menu if it were made by itself. */
async function readMissing(
  req: PayloadRequest,
  { defaultLanguage, id }: TenantSummary,
  menus: DraftedMenu[],
): Promise<MissingPage[]> {
  const known = targetsOf(menus.flatMap(({ entries }) => entries)).get('pages') ?? new Set<string>()
  const { rows } = await listSitePages(req.payload, {
    fallback: defaultLanguage,
    language: defaultLanguage,
    limit: MOST_MISSING + known.size,
    offset: 0,
    tenant: id,
  })
  return rows.filter((page) => !known.has(page.id)).slice(0, MOST_MISSING)
}

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
  if (!person?.current || viewType === 'trash' || isServerAction(sent)) return <DefaultListView {...list} />
  return (
    <AreaWords words={wordsOfAreas(i18n.language, ['menus'])}>
      <MenusView board={await readBoard(req, person, person.current)} list={list} />
    </AreaWords>
  )
}
