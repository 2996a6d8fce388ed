import type { PoolClient } from 'pg'
import { numberedSlug } from '../../lib/content/slugify'
import { SLUG_LENGTH } from '../../lib/content/slugRule'
import { tableNameOf } from '../connections'

/**
 * Assigns each requested slug, or a numbered one, that is free in the tenant: `gala`, `gala-2`, `gala-3`.
 * @param requestedSlugs requested slugs, in order of priority; '' for none
 * @returns null for an empty request
 */
export async function assignSlugs(
  client: PoolClient,
  collection: string,
  tenant: string,
  requestedSlugs: string[],
): Promise<(string | null)[]> {
  const { rows } = await client.query<{ slug: string }>(
    `select slug from "${tableNameOf(collection)}" where tenant_id = $1
      and (slug = any($2::text[]) or regexp_replace(slug, '-[0-9]+$', '') = any($2::text[]))`,
    [tenant, [...new Set(requestedSlugs.flatMap((requested) => [requested, requested.slice(0, SLUG_LENGTH - 4)]))]],
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  return requestedSlugs.map((requested) => {
    if (requested === '') return null
    const slug = findFreeSlug(requested, taken)
    taken.add(slug)
    return slug
  })
}

function findFreeSlug(requested: string, taken: ReadonlySet<string>): string {
  if (!taken.has(requested)) return requested
  for (let number = 2; ; number++) {
    const slug = numberedSlug(requested, number)
    if (!taken.has(slug)) return slug
  }
}
