import type { PayloadRequest } from 'payload'
import { changeManyOutsideForms, readNewestVersions, tenantOf, withoutAudit } from '@/exports/server'
import { writeSpans } from '@/database/events/span'
import { movePerformances } from '@/database/performances/trash'
import { type NewestVersion } from '@/database/documents/newestVersions'
import { idOf } from '@/lib/values'
import { factStateOf, writeTakenBackFacts } from '../../database/facts'
import { linksOf, type LinkedCollection } from '../../database/links'
import { changesOf, type StoredChange, type StoredRun } from '../../database/runs'
import { takeBackFacts } from '../facts/facts'
import { planUndo, type CurrentDocument, type Kept, type RunChange } from '../plan/planUndo'
import type { PartType } from '../plan/types'
import { dataOf, targetsOf } from './dataOf'
import { lockSyncedEvents } from './lockSyncedEvents'
import { noteUndone } from './noteUndone'
import { saveDocument } from './saveDocument'
import { targetsOfSite } from './targets'
import { writeOf } from './updateParts'

const ACTIONS = { create: 'created', remove: 'removed', restore: 'restored', update: 'updated' } as const
const TYPES: PartType[] = ['event-instances', 'events']

/**
 * Undoes a run in the request's transaction, except for fields and documents that have changed since.
 * @returns what was not undone, and why
 */
export async function undoRun(req: PayloadRequest, run: StoredRun): Promise<Kept[]> {
  const language = (await tenantOf(req, run.tenantId))?.defaultLanguage ?? 'en'
  const targets = await targetsOfSite(req, run.tenantId)
  const changes = await changesOf(req, run.id)
  await lockSyncedEvents(req, { provider: run.provider, tenant: run.tenantId }, await eventsOf(req, changes))
  const current = new Map<string, CurrentDocument>()
  const versions = new Map<string, NewestVersion>()
  const leftAt = new Map<string, Date>()
  for (const type of TYPES) await readCurrent(req, type, changes, language, { current, leftAt, versions })
  const undo = planUndo(
    changes
      .filter(({ fields, type }) => type !== 'update' || fields.length > 0)
      .map((change) => toRunChange(change, versions)),
    current,
    targets,
    language,
  )
  const settings = { language, targets } as Parameters<typeof targetsOf>[0]
  const keptLocked: Kept[] = []
  await withoutAudit(req, async () => {
    for (const type of TYPES) {
      const writes = new Map<string, Record<string, unknown>>()
      for (const part of undo.update.filter((planned) => planned.type === type))
        writes.set(
          part.id,
          dataOf(
            req.payload,
            { provider: run.provider, run: run.id, settings, tenant: run.tenantId },
            type,
            versions.get(part.id)?.data ?? {},
            part.fields,
          ),
        )
      for (const { id } of undo.trash.filter((planned) => planned.type === type))
        writes.set(id, { deletedAt: new Date().toISOString() })
      for (const { id } of undo.restore.filter((planned) => planned.type === type)) writes.set(id, { deletedAt: null })
      const moved = (parts: readonly { id: string; type: PartType }[], free: readonly string[]) =>
        parts.flatMap((part) => (part.type === type && free.includes(part.id) ? part.id : []))
      const fields = [
        ...new Set(
          targetsOf(settings, type).flatMap(({ field, hasZone, isAttribute }) =>
            isAttribute ? ['custom'] : hasZone ? [field, `${field}_tz`] : [field],
          ),
        ),
        'deletedAt',
      ]
      const { leftOut } = await changeManyOutsideForms(
        req,
        { collection: type, fields, ids: [...writes.keys()] },
        async (free) => {
          if (type === 'event-instances') {
            await movePerformances(req, moved(undo.trash, free), 'trash')
            await movePerformances(req, moved(undo.restore, free), 'site')
          }
          for (const id of free) {
            const { deletedAt, ...data } = writes.get(id) ?? {}
            const version = versions.get(id)
            await saveDocument(req, {
              id,
              data: deletedAt === undefined || type === 'event-instances' ? data : { ...data, deletedAt },
              language,
              tenant: run.tenantId,
              type,
              undoes: earlierOf(run.startedAt, leftAt.get(id)).toISOString(),
              write: version ? writeOf(version) : 'draft',
            })
          }
        },
      )
      keptLocked.push(
        ...[...undo.update, ...undo.trash, ...undo.restore]
          .filter(({ id }) => leftOut.has(id))
          .map((part): Kept => ({ ...part, field: null, reason: 'edited' })),
      )
      await noteUndone(req, run, { collection: type, language }, undo, leftOut)
      await takeBackSales(req, run, type, changes, { current, leftOut })
    }
  })
  await writeSpans(req, await eventsOfPerformances(req, changes))
  return [...undo.kept, ...keptLocked]
}

/** External ids of the affected events, to lock against running syncs. */
async function eventsOf(req: PayloadRequest, changes: readonly StoredChange[]): Promise<string[]> {
  const links = await linksOf(req, 'events', await eventsOfPerformances(req, changes))
  return [
    ...changes.flatMap(({ collection, externalId }) => (collection === 'events' ? externalId : [])),
    ...[...links.values()].map(({ externalId }) => externalId),
  ]
}

async function eventsOfPerformances(req: PayloadRequest, changes: readonly StoredChange[]): Promise<string[]> {
  const performances = changes.filter(({ collection }) => collection !== 'events').map(({ documentId }) => documentId)
  return [
    ...new Set(
      (await readNewestVersions(req, 'event-instances', performances, 'en')).flatMap(
        ({ data }) => idOf(data.event) ?? [],
      ),
    ),
  ].sort()
}

async function readCurrent(
  req: PayloadRequest,
  type: PartType,
  changes: readonly StoredChange[],
  language: string,
  {
    current,
    leftAt: leftAtOf,
    versions,
  }: { current: Map<string, CurrentDocument>; leftAt: Map<string, Date>; versions: Map<string, NewestVersion> },
): Promise<void> {
  const ids = changes.filter(({ collection }) => collection === type).map(({ documentId }) => documentId)
  const links = await linksOf(req, type, ids)
  // A run imports events as drafts, so anything of theirs that is published was published by a user.
  const imported = new Set(
    changes.flatMap(({ collection, documentId, type: action }) =>
      collection === 'events' && action === 'create' ? documentId : [],
    ),
  )
  const isPublishedSince = ({ data, id, isPublished }: NewestVersion) =>
    isPublished && (imported.has(id) || imported.has(idOf(data.event) ?? ''))
  for (const version of await readNewestVersions(req, type, ids, language)) {
    const leftAt = links.get(version.id)?.leftAt
    versions.set(version.id, version)
    if (leftAt) leftAtOf.set(version.id, leftAt)
    current.set(version.id, {
      data: version.data,
      isEditedSince: isPublishedSince(version) || (leftAt ? Date.parse(version.updatedAt) > leftAt.getTime() : false),
      isTrashed: version.isTrashed,
    })
  }
}

/**
 * The moment before which a document was as the run found it. The run began by PostgreSQL's clock, documents are saved by
 * that of a web process or a worker; a later run may have left the document.
 */
const earlierOf = (startedAt: Date, leftAt: Date = startedAt): Date => (leftAt < startedAt ? leftAt : startedAt)

const toRunChange = (
  { collection, documentId, externalId, fields, title, type }: StoredChange,
  versions: ReadonlyMap<string, NewestVersion>,
): RunChange => ({
  action: ACTIONS[type],
  event:
    typeof versions.get(documentId)?.data.event === 'string' ? String(versions.get(documentId)?.data.event) : undefined,
  externalId,
  fields: fields as RunChange['fields'],
  id: documentId,
  title,
  type: collection as PartType,
})

/** Gives links back the state of sale and the attributes that they had before the run. */
async function takeBackSales(
  req: PayloadRequest,
  { id: run }: StoredRun,
  collection: LinkedCollection,
  changes: readonly StoredChange[],
  { current, leftOut }: { current: ReadonlyMap<string, CurrentDocument>; leftOut: ReadonlyMap<string, string> },
): Promise<void> {
  const changed = changes.filter(
    ({ collection: own, documentId, type }) =>
      own === collection &&
      type === 'update' &&
      !leftOut.has(documentId) &&
      current.get(documentId)?.isTrashed === false,
  )
  const links = await linksOf(
    req,
    collection,
    changed.map(({ documentId }) => documentId),
  )
  const states = changed.flatMap(({ documentId, facts }) => {
    const link = links.get(documentId)
    const state = link && takeBackFacts(factStateOf(link), facts)
    return state ? { ...state, documentId } : []
  })
  await writeTakenBackFacts(req, collection, run, states)
}
