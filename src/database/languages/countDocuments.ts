import type { BasePayload } from 'payload'
import { poolOf, localesTableOf, tableNameOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const tenants = namesOf('tenants')

interface CountOptions {
  /** Slugs of the content types to count. Those without localised fields count as 0. */
  collections: string[]
  language: string
  tenantId: string
}

/**
 * Counts a tenant's documents with text in a language, without trashed ones.
 * @returns null if the tenant does not exist
 */
export async function countDocumentsIn(
  payload: BasePayload,
  { collections, language, tenantId }: CountOptions,
): Promise<number | null> {
  const counts = collections.flatMap((slug) => {
    const locales = localesTableOf(payload, slug)
    return locales ? [countIn(tableNameOf(slug), locales)] : []
  })
  const { rows } = await poolOf(payload).query<{ documents: number; is_known: boolean }>(
    `select coalesce(sum(count), 0)::int as documents, exists (select 1 from ${tenants} where ${tenants.id} = $1::uuid) as is_known from (${counts.join(' union all ')}) counts`,
    [tenantId, language],
  )
  return rows[0]?.is_known ? rows[0].documents : null
}

/** Ignores empty rows, which Payload keeps for languages without text. */
const countIn = (
  table: string,
  locales: string,
): string => `select count(*) from "${locales}" l join "${table}" d on d.id = l._parent_id
  where d.tenant_id = $1::uuid and d.deleted_at is null and l._locale::text = $2
    and jsonb_strip_nulls(to_jsonb(l) - '{id,_locale,_parent_id}'::text[]) <> '{}'`
