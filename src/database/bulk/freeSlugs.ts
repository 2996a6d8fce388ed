import type { PoolClient } from 'pg'
import { numberedSlug } from '../../lib/content/slugify'
import { SLUG_LENGTH } from '../../lib/content/slugRule'
import { tableNameOf } from '../connections'

/**
 * Gives each wish a slug that nobody in the tenant has: `gala`, `gala-2`, `gala-3`.
 * @param wishes in the order in which they are served
 * @returns null where there was no wish
 */
export async function freeSlugs(
  client: PoolClient,
  collection: string,
  tenant: string,
  wishes: string[],
): Promise<(string | null)[]> {
  const { rows } = await client.query<{ slug: string }>(
    `select slug from "${tableNameOf(collection)}" where tenant_id = $1
      and (slug = any($2::text[]) or regexp_replace(slug, '-[0-9]+$', '') = any($2::text[]))`,
    [tenant, [...new Set(wishes.flatMap((wish) => [wish, wish.slice(0, SLUG_LENGTH - 4)]))]],
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  return wishes.map((wish) => {
    if (wish === '') return null
    const slug = firstFree(wish, taken)
    taken.add(slug)
    return slug
  })
}

function firstFree(wish: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wish)) return wish
  for (let number = 2; ; number++) {
    const slug = numberedSlug(wish, number)
    if (!taken.has(slug)) return slug
  }
}
