import { poolOf } from '../../../../access/poolOf'
import type { Reader } from './Reader'

export interface NavigationEntry {
  id: string
  parent: string | null
  path: string
  title: string
}

const MOST_ON_TOP = 12
const MOST_BELOW = 40

const FIELDS = `select p.id, p.parent_id as parent, p.relative_path as path, coalesce(nullif(l.title, ''), d.title, '') as title
  from pages p left join pages_locales l on l._parent_id = p.id and l._locale = $2::_locales
    left join pages_locales d on d._parent_id = p.id and d._locale = $3::_locales
  where p.tenant_id = $1 and p._status = 'published' and p.deleted_at is null and p.relative_path is not null`

/** The pages on top of the tree that show themselves in the navigation, in its order; the start page is the site's name. */
export async function mainNavigation({ language, payload, site }: Reader): Promise<NavigationEntry[]> {
  const { rows } = await poolOf(payload).query<NavigationEntry>({
    name: 'callboard-site-navigation',
    text: `${FIELDS} and p.parent_id is null and p.relative_path <> '/' and not coalesce(p.hide_from_navigation, false) order by p."order" collate "C" limit ${MOST_ON_TOP}`,
    values: [site.id, language, site.defaultLanguage],
  })
  return rows
}

/** The pages above a page, from the top, and those right below it. */
export async function around({ language, payload, site }: Reader, page: { id: string; path: string }): Promise<{ above: NavigationEntry[]; below: NavigationEntry[] }> {
  const parts = page.path.split('/').filter(Boolean)
  const above = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const { rows } = await poolOf(payload).query<NavigationEntry>({
    name: 'callboard-site-around',
    text: `${FIELDS} and (p.relative_path = any($5) or (p.parent_id = $4 and not coalesce(p.hide_from_navigation, false)))
      order by p."order" collate "C" limit ${MOST_BELOW}`,
    values: [site.id, language, site.defaultLanguage, page.id, above],
  })
  return {
    above: rows.filter((row) => row.parent !== page.id).sort((one, other) => one.path.length - other.path.length),
    below: rows.filter((row) => row.parent === page.id),
  }
}
