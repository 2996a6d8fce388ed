import type { CollectionSlug, PayloadRequest, TypedLocale } from 'payload'
import { changeManyOutsideForms } from '../../../collections/saves/changeOutsideForm'
import { newestVersions } from '../../../database/documents/newestVersions'
import { asOperationError } from '../../../endpoints/asOperationError'
import { conflict, refused } from '../../../endpoints/OperationError'
import { translatorOf } from '../../../i18n/translator'
import { AREA } from './bounds'
import type { ImportedChange } from './importedChange'
import type { Asked } from './planImport'
import { isLive, type RowPlan } from './planRow'

/**
 * Writes what was planned, with the rights of the person and by the rules of the type, in the request's transaction: all
 * of it or nothing.
 * @throws OperationError 422 with the line that was refused, 409 where somebody has begun to edit one of them
 */
export async function applyImport(req: PayloadRequest, { isPublish, locale, tenantId, type }: Asked, rows: RowPlan[]): Promise<ImportedChange[]> {
  const collection = type as CollectionSlug
  const { withoutAudit } = req.context
  // One line says it of all of them.
  Object.assign(req.context, { withoutAudit: true })
  const changed = rows.filter(({ state }) => state === 'changed')
  const lines = new Map<string, RowPlan>()
  for (const row of rows.filter(({ state }) => state === 'new')) {
    const saved = await atLine(req, row, () =>
      req.payload.create({ collection, data: { ...row.values, _status: isPublish ? 'published' : 'draft', tenant: tenantId } as never, depth: 0, draft: !isPublish, locale: locale as TypedLocale, overrideAccess: false, req }),
    )
    lines.set(String(saved.id), row)
  }
  const byId = new Map(changed.map((row) => [row.id!, row]))
  const fields = [...new Set(changed.flatMap(({ values }) => Object.keys(values)))]
  const { leftOut } = await changeManyOutsideForms(req, { collection: type, fields, ids: [...byId.keys()] }, async (free) => {
    for (const id of free) {
      const row = byId.get(id)!
      const goesLive = isPublish && isLive(row.version!)
      await atLine(req, row, () =>
        req.payload.update({ collection, data: { ...row.values, _status: goesLive ? 'published' : 'draft' } as never, depth: 0, draft: !goesLive, id, locale: locale as TypedLocale, overrideAccess: false, req }),
      )
      lines.set(id, row)
    }
  })
  if (leftOut.size > 0) throw conflict(AREA, translatorOf(req.i18n)('importStale'))
  Object.assign(req.context, { withoutAudit })
  const after = await newestVersions(req, type, [...lines.keys()], locale)
  return after.map(({ id, updatedAt }) => changeOf(id, updatedAt, lines.get(id)!))
}

const changeOf = (id: string, leftAt: string, { state, title, values, version }: RowPlan): ImportedChange => ({
  id,
  before: version ? Object.fromEntries(Object.keys(values).map((name) => [name, version.data[name] ?? null])) : {},
  isNew: state === 'new',
  leftAt,
  title,
  wasPublished: version !== null && isLive(version),
})

/** What refuses a row says which one it was. */
async function atLine<Saved>(req: PayloadRequest, { line }: RowPlan, save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save()
  } catch (error) {
    const refusal = asOperationError(error, AREA)
    if (!refusal || refusal.status >= 500) throw error
    const words = refusal.errors[0]?.message ?? refusal.message
    throw refused(AREA, translatorOf(req.i18n)('importRefusedAt', { line, words }))
  }
}
