import type { CollectionSlug, PayloadRequest } from 'payload'
import { followOnce } from '../../../collections/EventInstances/followOnce'
import { anyDocuments } from '../../../collections/anyDocuments'
import { changeManyOutsideForms } from '../../../collections/saves/changeOutsideForm'
import { newestVersions } from '../../../database/documents/newestVersions'
import { writeTypedDates } from '../../../database/events/typedDates'
import { performancesOf } from '../../../database/performances/trash'
import { placesThatUse } from '../../../endpoints/documents/placesThatUse'
import type { StoredImport } from '../database/csvImports'
import type { ImportedChange } from './importedChange'

/** Why something stays as it is. */
type KeptReason = 'changed' | 'edited' | 'gone' | 'used'

export interface TakenBack {
  kept: { reason: KeptReason; title: string }[]
  undone: number
}

/** The changes of an import by the content types of their documents: what belongs to others first. */
export const byType = ({
  changes,
  type,
}: Pick<StoredImport, 'changes' | 'type'>): [type: string, changes: ImportedChange[]][] =>
  [...Map.groupBy(changes, (one) => one.type ?? type)].sort(
    ([one], [other]) => Number(one === type) - Number(other === type),
  )

/**
 * Takes back what an import did, in the request's transaction: new documents are deleted, changed ones get their values
 * back. Whatever was saved since, is being edited, or is used elsewhere by now stays.
 */
export async function takeBack(req: PayloadRequest, stored: StoredImport): Promise<TakenBack> {
  const { withoutAudit } = req.context
  Object.assign(req.context, { withoutAudit: true })
  const taken: TakenBack = { kept: [], undone: 0 }
  const dated = new Map<string, ImportedChange>()
  for (const [type, changes] of byType(stored)) {
    const { kept, undone } = await takeBackType(req, { ...stored, changes, type })
    taken.kept.push(...kept)
    taken.undone += undone.length
    for (const change of undone) if (change.partOf && change.typedDates) dated.set(change.partOf, change)
  }
  for (const [event, { typedDates }] of dated) await writeTypedDates(req, event, typedDates!)
  Object.assign(req.context, { withoutAudit })
  return taken
}

type Kept = TakenBack['kept']

async function takeBackType(
  req: PayloadRequest,
  { changes, locale, tenantId, type }: Pick<StoredImport, 'changes' | 'locale' | 'tenantId' | 'type'>,
): Promise<{ kept: Kept; undone: ImportedChange[] }> {
  const versions = new Map(
    (
      await newestVersions(
        req,
        type,
        changes.map(({ id }) => id),
        locale,
      )
    ).map((one) => [one.id, one]),
  )
  const used = await usedAmong(
    req,
    type,
    tenantId,
    changes.filter(({ isNew }) => isNew).map(({ id }) => id),
  )
  const hindrance = ({ id, leftAt }: ImportedChange): KeptReason | null => {
    const version = versions.get(id)
    if (!version) return 'gone'
    if (version.isTrashed || Date.parse(version.updatedAt) !== Date.parse(leftAt)) return 'changed'
    return used.has(id) ? 'used' : null
  }
  const kept = changes.flatMap((change) => {
    const reason = hindrance(change)
    return reason ? [{ reason, title: change.title }] : []
  })
  const free = changes.filter((change) => hindrance(change) === null)
  const byId = new Map(free.map((one) => [one.id, one]))
  const fields = [...new Set(free.flatMap(({ before }) => Object.keys(before)))]
  const { leftOut, result: undone } = await changeManyOutsideForms(
    req,
    { collection: type, fields: fields.length > 0 ? fields : ['updatedAt'], ids: [...byId.keys()] },
    async (ids) => {
      const taken = ids.map((id) => byId.get(id)!)
      const parts = taken.filter(({ partOf }) => partOf)
      const all = async () => {
        for (const change of taken) await takeBackOne(req, type, locale, change)
        return {
          events: parts.flatMap(({ partOf }) => partOf ?? []),
          ids: parts.flatMap(({ id, isNew }) => (isNew ? [] : id)),
        }
      }
      await (parts.length > 0 ? followOnce(req, tenantId, all) : all())
      return taken
    },
  )
  return {
    kept: [
      ...kept,
      ...[...leftOut.keys()].map((id) => ({ reason: 'edited' as const, title: byId.get(id)?.title ?? '' })),
    ],
    undone,
  }
}

async function takeBackOne(
  req: PayloadRequest,
  type: string,
  locale: string,
  { before, id, isNew, wasPublished }: ImportedChange,
): Promise<void> {
  if (isNew) {
    await req.payload.delete({
      collection: type as CollectionSlug,
      depth: 0,
      id,
      // Whoever may import may take back what an import made and nobody has touched since, without the key for deleting.
      overrideAccess: true,
      req,
    })
    return
  }
  await anyDocuments(req).update({
    collection: type,
    data: { ...before, _status: wasPublished ? 'published' : 'draft' },
    depth: 0,
    draft: !wasPublished,
    id,
    locale,
    overrideAccess: false,
    req,
  })
}

/** Those that other documents refer to by now. An event takes its performances along, those in the trash too. */
async function usedAmong(
  req: PayloadRequest,
  collection: string,
  tenantId: string,
  ids: string[],
): Promise<Set<string>> {
  const used = new Set<string>()
  if (collection === 'events') for (const id of ids) if ((await performancesOf(req, id)).length > 0) used.add(id)
  if (ids.length === 0 || (await placesThatUse(req, { collection, ids, tenantId })).length === 0) return used
  for (const id of ids) if ((await placesThatUse(req, { collection, ids: [id], tenantId })).length > 0) used.add(id)
  return used
}
