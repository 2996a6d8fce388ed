import type { BasePayload } from 'payload'
import { poolOf, localesTableOf, tableNameOf } from '../connections'

interface Translated {
  /** Slugs of the content types to count in; those without translated texts count nothing. */
  collections: string[]
  language: string
  tenantId: string
}

/** How many documents of a tenant have text in a language, those in the trash left out. @returns null where there is no such tenant */
export async function countDocumentsIn(
  payload: BasePayload,
  { collections, language, tenantId }: Translated,
): Promise<number | null> {
  const counts = collections.flatMap((slug) => {
    const locales = localesTableOf(payload, slug)
    return locales ? [countIn(tableNameOf(slug), locales)] : []
  })
  const { rows } = await poolOf(payload).query<{ documents: number; is_known: boolean }>(
    `select coalesce(sum(count), 0)::int as documents, exists (select 1 from tenants where id = $1::uuid) as is_known from (${counts.join(' union all ')}) counts`,
    [tenantId, language],
  )
  return rows[0]?.is_known ? rows[0].documents : null
}

/** Payload keeps rows for languages in which nothing was written. */
const countIn = (
  table: string,
  locales: string,
): string => `select count(*) from "${locales}" l join "${table}" d on d.id = l._parent_id
  where d.tenant_id = $1::uuid and d.deleted_at is null and l._locale::text = $2
    and jsonb_strip_nulls(to_jsonb(l) - '{id,_locale,_parent_id}'::text[]) <> '{}'`
