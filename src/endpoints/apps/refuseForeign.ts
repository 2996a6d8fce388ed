import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { tableOf } from '../../database/tableOf'
import { translatorOf } from '../../i18n/translator'
import type { SettingReference } from '../../lib/apps/referencesIn'
import { refused } from '../OperationError'

const keyOf = ({ collection, id }: Omit<SettingReference, 'path'>): string => `${collection}/${id}`

/**
 * Refuses settings that refer to documents which are not the site's, drafts and deleted ones included. What they
 * referred to before is left alone: a document deleted since must not make it impossible to save.
 */
export async function refuseForeign(req: PayloadRequest, tenantId: string, { area, before, now }: { area: string; before: SettingReference[]; now: SettingReference[] }): Promise<void> {
  const known = new Set(before.map(keyOf))
  const added = now.filter((reference) => !known.has(keyOf(reference)))
  if (added.length === 0) return
  const parts = [...Map.groupBy(added, ({ collection }) => collection)].map(([slug, group]) => {
    const ids = sql.join(group.map(({ id }) => sql`${id}::uuid`), sql`, `)
    return sql`select ${slug}::text as collection, id from ${tableOf(slug)} where id in (${ids}) and tenant_id = ${tenantId}::uuid and deleted_at is null`
  })
  const { rows } = await (await dbOf(req)).execute<{ collection: string; id: string }>(sql.join(parts, sql` union all `))
  const own = new Set(rows.map(keyOf))
  const foreign = added.find((reference) => !own.has(keyOf(reference)))
  if (foreign) throw refused(area, translatorOf(req.i18n)('checkForeign'), foreign.path)
}
