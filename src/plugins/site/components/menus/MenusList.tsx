import { DefaultListView } from '@payloadcms/ui'
import { headers } from 'next/headers'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import { createLocalReq, type ListViewServerProps, type PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { listShellOf } from '@/exports/rsc'
import { messagesOfAreas, personOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import type { Person, TenantSummary } from '@/exports/types'
import { MenusView } from './MenusView'
import { MENU_PLACES } from '@/collections/Menus/places'
import { listSitePages } from '@/database/website/listSitePages'
import { targetsOf } from '@/plugins/site/lib/menus/buildMenu'
import { loadDraftMenus, type DraftedMenu } from '@/plugins/site/lib/menus/loadDraftMenus'
import type { MenuOverview, MissingPage } from './overview'

const MAX_MISSING = 100

/** Loads the menus of a site as drafted by its editors. */
async function readOverview(req: PayloadRequest, person: Person, tenant: TenantSummary): Promise<MenuOverview> {
  const menus = await loadDraftMenus(req, tenant.id)
  const places = MENU_PLACES.map((place) => {
    const menu = menus.find((candidate) => candidate.place === place)
    return { menu: menu ? { entries: menu.entries.length, id: menu.id, state: menu.state } : null, place }
  })
  const hasMainMenu = menus.some(({ place }) => place === 'main')
  return {
    adminRoute: req.payload.config.routes.admin,
    mayChange: hasPermission(person, 'pages:manage', tenant.id),
    missing: hasMainMenu ? await readMissing(req, tenant, menus) : [],
    hasOthers: menus.length > places.filter(({ menu }) => menu).length,
    places,
    tenant: tenant.id,
  }
}

/** Loads the pages that the automatic menu would contain but the site's own menus do not. */
async function readMissing(
  req: PayloadRequest,
  { defaultLanguage, id }: TenantSummary,
  menus: DraftedMenu[],
): Promise<MissingPage[]> {
  const linkedPages = targetsOf(menus.flatMap(({ entries }) => entries)).get('pages') ?? new Set<string>()
  const { rows } = await listSitePages(req.payload, {
    fallback: [defaultLanguage],
    language: defaultLanguage,
    limit: MAX_MISSING + linkedPages.size,
    offset: 0,
    tenant: id,
  })
  return rows.filter((page) => !linkedPages.has(page.id)).slice(0, MAX_MISSING)
}

/** The list of menus by position, whether or not the site has created one. The trash uses Payload's table. */
export async function MenusList(props: ListViewServerProps) {
  const { i18n, payload, user, viewType } = props
  const list = listShellOf(props)
  const requestHeaders = await headers()
  const req = await createLocalReq(
    { req: { headers: requestHeaders, i18n: i18n as PayloadRequest['i18n'] }, user: user ?? undefined },
    payload,
  )
  const person = await personOf(req)
  if (!person?.current || viewType === 'trash' || isServerAction(requestHeaders)) return <DefaultListView {...list} />
  return (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['menus'])}>
      <MenusView board={await readOverview(req, person, person.current)} list={list} />
    </AreaMessagesProvider>
  )
}
