import type { CollectionSlug, PayloadRequest } from 'payload'
import { updateEventsOnce } from '@/collections/EventInstances/updateEventsOnce'
import { anyDocuments, changeManyOutsideForms, readNewestVersions, withoutAudit } from '@/exports/server'
import { writeTypedDates, type TypedDates } from '@/database/events/span'
import { findPerformanceIds } from '@/database/performances/trash'
import { inSavepoint } from '@/database/transactions'
import { findPlanned } from '@/endpoints/documents/findPlanned'
import { findUsesOfDocuments } from '@/endpoints/documents/listUses'
import { refusalOf } from '@/endpoints/documents/refusalOf'
import type { ImportedChange } from './importedChange'
import { AREA } from './limits'
import type { StoredImport } from './storedImports'
import { required } from '@/lib/values'

/** Why a document is kept as it is. */
export const KEPT_REASONS = ['changed', 'edited', 'gone', 'refused', 'used'] as const
type KeptReason = (typeof KEPT_REASONS)[number]

export interface UndoResult {
  /** `detail`: why it was refused, in the language of the reader. */
  kept: { detail?: string | undefined; reason: KeptReason; title: string }[]
  undone: number
}

/** The changes of an import by content type, with types that belong to others first. */
export const byType = ({
  changes,
  type,
}: Pick<StoredImport, 'changes' | 'type'>): [type: string, changes: ImportedChange[]][] =>
  [...Map.groupBy(changes, (change) => change.type ?? type)].sort(([a], [b]) => Number(a === type) - Number(b === type))

/**
 * Undoes an import in the request's transaction: deletes new documents and restores the previous values of changed
 * ones. Documents that have been saved since, are being edited, are used elsewhere or cannot be restored are kept.
 */
export const undoChanges = (req: PayloadRequest, stored: StoredImport): Promise<UndoResult> =>
  withoutAudit(req, () => undoAllTypes(req, stored))

async function undoAllTypes(req: PayloadRequest, stored: StoredImport): Promise<UndoResult> {
  const result: UndoResult = { kept: [], undone: 0 }
  const withTypedDates = new Map<string, TypedDates>()
  for (const [type, changes] of byType(stored)) {
    const { kept, undone } = await undoType(req, { ...stored, changes, type })
    result.kept.push(...kept)
    result.undone += undone.length
    for (const change of undone)
      if (change.partOf && change.typedDates) withTypedDates.set(change.partOf, change.typedDates)
  }
  for (const [event, dates] of withTypedDates) await writeTypedDates(req, event, dates)
  return result
}

type Kept = UndoResult['kept']

async function undoType(
  req: PayloadRequest,
  { changes, locale, tenantId, type }: Pick<StoredImport, 'changes' | 'locale' | 'tenantId' | 'type'>,
): Promise<{ kept: Kept; undone: ImportedChange[] }> {
  const versions = new Map(
    (
      await readNewestVersions(
        req,
        type,
        changes.map(({ id }) => id),
        locale,
      )
    ).map((version) => [version.id, version]),
  )
  const used = await usedAmong(
    req,
    type,
    tenantId,
    changes.filter(({ isNew }) => isNew).map(({ id }) => id),
  )
  const reasonKept = ({ id, leftAt }: ImportedChange): KeptReason | null => {
    const version = versions.get(id)
    if (!version) return 'gone'
    if (version.isTrashed || Date.parse(version.updatedAt) !== Date.parse(leftAt)) return 'changed'
    return used.has(id) ? 'used' : null
  }
  const kept = changes.flatMap((change) => {
    const reason = reasonKept(change)
    return reason ? [{ reason, title: change.title }] : []
  })
  const free = changes.filter((change) => reasonKept(change) === null)
  const byId = new Map(free.map((change) => [change.id, change]))
  const fields = [...new Set(free.flatMap(({ before }) => Object.keys(before)))]
  let refused: Refused[] = []
  let done: ImportedChange[] = []
  const { leftOut, result: undone } = await changeManyOutsideForms(
    req,
    { collection: type, fields: fields.length > 0 ? fields : ['updatedAt'], ids: [...byId.keys()] },
    async (ids) => {
      const undoable = ids.map((id) => required(byId.get(id), `the change of document ${id}`))
      const undoAll = async () => {
        refused = await undoEach(req, type, locale, undoable)
        const held = new Set(refused.map(({ change }) => change))
        done = undoable.filter((change) => !held.has(change))
        const parts = done.filter(({ partOf }) => partOf)
        return {
          events: parts.flatMap(({ partOf }) => partOf ?? []),
          ids: parts.flatMap(({ id, isNew }) => (isNew ? [] : id)),
        }
      }
      await (undoable.some(({ partOf }) => partOf) ? updateEventsOnce(req, tenantId, undoAll) : undoAll())
      return done
    },
  )
  return {
    kept: [
      ...kept,
      ...refused.map(({ change, detail }) => ({ detail, reason: 'refused' as const, title: change.title })),
      ...[...leftOut.keys()].map((id) => ({ reason: 'edited' as const, title: byId.get(id)?.title ?? '' })),
    ],
    undone,
  }
}

interface Refused {
  change: ImportedChange
  detail: string
}

/**
 * Undoes changes one by one: one that cannot go back holds up no other. It may depend on another, and is tried again
 * for as long as that helps.
 * @returns those that were refused, and why
 */
async function undoEach(
  req: PayloadRequest,
  type: string,
  locale: string,
  changes: ImportedChange[],
): Promise<Refused[]> {
  for (let left = changes; ;) {
    const refused: Refused[] = []
    for (const change of left)
      try {
        await inSavepoint(req, () => undoChange(req, type, locale, change))
      } catch (error) {
        refused.push({ change, detail: refusalOf(req, error, AREA) })
      }
    if (refused.length === 0 || refused.length === left.length) return refused
    left = refused.map(({ change }) => change)
  }
}

async function undoChange(
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
      // Undoing an import does not require the delete permission: the documents came from it and have not been touched
      // since.
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

/**
 * The documents that others refer to, or that a release or a set time waits for. Events also count as used if they have
 * performances, including those in the trash.
 */
async function usedAmong(
  req: PayloadRequest,
  collection: string,
  tenantId: string,
  ids: string[],
): Promise<Set<string>> {
  const planned = await findPlanned(
    req,
    tenantId,
    ids.map((id) => ({ collection, id })),
  )
  const used = new Set(planned.map(({ id }) => id))
  if (collection === 'events') for (const id of ids) if ((await findPerformanceIds(req, id)).length > 0) used.add(id)
  if (ids.length === 0 || (await findUsesOfDocuments(req, { collection, ids, tenantId })).length === 0) return used
  for (const id of ids)
    if ((await findUsesOfDocuments(req, { collection, ids: [id], tenantId })).length > 0) used.add(id)
  return used
}
