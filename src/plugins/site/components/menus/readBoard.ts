import type { PayloadRequest } from 'payload'
import { MENU_PLACES } from '../../../../collections/Menus/places'
import { holds, type Person, type TenantSummary } from '../../../../access/person'
import { listSitePages } from '../../../../database/website/listSitePages'
import { namedKey, namesOf } from '../../../../endpoints/documents/namesOf'
import { targetsOf, type StoredEntry } from '../../lib/menus/buildMenu'
import type { Board, MissingPage } from './board'

const MOST_MISSING = 100

interface Menu {
  id: string
  entries: StoredEntry[]
  place: string
}

/** What there is to arrange on a site, as its editors have drafted it. */
export async function readBoard(req: PayloadRequest, person: Person, tenant: TenantSummary): Promise<Board> {
  const menus = await readDrafts(req, tenant.id)
  const names = await namesOf(req, menus.map(({ id }) => ({ collection: 'menus', id })), tenant.id)
  const places = MENU_PLACES.map((place) => {
    const menu = menus.find((one) => one.place === place)
    const name = menu && names.get(namedKey({ collection: 'menus', id: menu.id }))
    return { menu: menu ? { entries: menu.entries.length, id: menu.id, state: name?.state ?? ('draft' as const) } : null, place }
  })
  const isArranged = menus.some(({ place }) => place === 'main')
  return {
    adminRoute: req.payload.config.routes.admin,
    mayChange: holds(person, 'pages:manage', tenant.id),
    missing: isArranged ? await readMissing(req, tenant, menus) : [],
    places,
    tenant: tenant.id,
  }
}

async function readDrafts(req: PayloadRequest, tenant: string): Promise<Menu[]> {
  const { docs } = await req.payload.find({ collection: 'menus', depth: 0, draft: true, limit: MENU_PLACES.length, overrideAccess: false, pagination: false, req, where: { tenant: { equals: tenant } } })
  return docs.map(({ entries, id, place }) => ({ entries: (entries ?? []) as StoredEntry[], id, place }))
}

/** Those that would stand in the menu if it were made by itself. */
async function readMissing(req: PayloadRequest, { defaultLanguage, id }: TenantSummary, menus: Menu[]): Promise<MissingPage[]> {
  const known = targetsOf(menus.flatMap(({ entries }) => entries)).get('pages') ?? new Set<string>()
  const { rows } = await listSitePages(req.payload, { fallback: defaultLanguage, language: defaultLanguage, limit: MOST_MISSING + known.size, offset: 0, tenant: id })
  return rows.filter((page) => !known.has(page.id)).slice(0, MOST_MISSING)
}
