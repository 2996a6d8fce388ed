import { sql } from 'drizzle-orm'
import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { isUuid } from '../../access/personOf'
import { dbOf } from '../../database/dbOf'
import { tableOf } from '../../database/tableOf'
import { translatorOf } from '../../i18n/translator'
import type { Reference } from '../../lib/content/collectReferences'
import { allReferencesOf } from './referencesOf'

/**
 * Refuses references to documents of another tenant, or to none at all, on drafts and autosaves too. What the
 * document referred to before is left alone: a target deleted since must not make it impossible to save.
 */
export const guardReferences: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { references, strays } = allReferencesOf(req, collection, data)
  if (references.length === 0 && strays.length === 0) return data
  const stored = originalDoc ? allReferencesOf(req, collection, originalDoc) : { references: [], strays: [] }
  const before = new Set([...stored.references, ...stored.strays].map(keyOf))
  const isNew = (reference: Reference): boolean => !before.has(keyOf(reference))
  const added = references.filter(isNew)
  const own = await ownKeys(req, added, idOf(data.tenant ?? originalDoc?.tenant))
  const foreign = [...added.filter((reference) => !own.has(keyOf(reference))), ...strays.filter(isNew)]
  if (foreign.length > 0) {
    throw new ValidationError({
      collection: collection.slug,
      errors: foreign.map(({ path }) => ({ message: translatorOf(req.i18n)('checkForeign'), path })),
    })
  }
  return data
}

const keyOf = ({ collection, id }: Pick<Reference, 'collection' | 'id'>): string => `${collection}/${id}`

/** Which of the references lead to documents of the tenant. */
async function ownKeys(req: PayloadRequest, references: Reference[], tenant: string | null): Promise<Set<string>> {
  const byCollection = Map.groupBy(references.filter((one) => isUuid(one.id)), (one) => one.collection)
  if (!tenant || byCollection.size === 0) return new Set()
  const parts = [...byCollection].map(([slug, group]) => {
    const ids = sql.join(group.map(({ id }) => sql`${id}::uuid`), sql`, `)
    return sql`select ${slug}::text as collection, id from ${tableOf(slug)} where id in (${ids}) and tenant_id = ${tenant}::uuid`
  })
  const db = await dbOf(req)
  const { rows } = await db.execute<{ collection: string; id: string }>(sql.join(parts, sql` union all `))
  return new Set(rows.map(keyOf))
}
