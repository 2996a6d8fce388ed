import type { PoolClient } from 'pg'
import { fallbackSlug, numberedSlug } from '@/lib/content/slugify'
import { SLUG_LENGTH } from '@/lib/content/slugRule'
import { tableNameOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const pages = namesOf('pages')
const redirects = namesOf('redirects')

/**
 * Assigns each requested slug, or a numbered one, that is free in the tenant: `gala`, `gala-2`, `gala-3`. Addresses of
 * pages and of redirects that somebody typed are not free.
 * @param requestedSlugs requested slugs, in order of priority; '' for none
 * @param prefix of the slugs of documents without one
 */
export async function assignSlugs(
  client: PoolClient,
  collection: string,
  tenant: string,
  requestedSlugs: string[],
  prefix: string,
): Promise<string[]> {
  const { rows } = await client.query<{ slug: string }>(
    `select slug from "${tableNameOf(collection)}" where tenant_id = $1
      and (slug = any($2::text[]) or regexp_replace(slug, '-[0-9]+$', '') = any($2::text[]))
    union all select substr(${pages.relative_path}, length($3::text) + 1) from ${pages}
      where ${pages.tenant_id} = $1 and ${pages.deleted_at} is null and ${pages.relative_path} in (select $3::text || slug from unnest($2::text[]) as slug)
    union all select substr(rtrim(${redirects.from}, '/'), length($3::text) + 1) from ${redirects}
      where ${redirects.tenant_id} = $1 and ${redirects.deleted_at} is null and ${redirects._status} = 'published' and ${redirects.automatic} is not true
        and md5(rtrim(${redirects.from}, '/')) = any(array(select md5($3::text || slug) from unnest($2::text[]) as slug))`,
    [
      tenant,
      [...new Set(requestedSlugs.flatMap((requested) => [requested, requested.slice(0, SLUG_LENGTH - 4)]))],
      `/${collection}/`,
    ],
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  return requestedSlugs.map((requested) => {
    const slug = requested === '' ? fallbackSlug(prefix) : findFreeSlug(requested, taken)
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
