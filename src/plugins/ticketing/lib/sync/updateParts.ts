import { APIError, type PayloadRequest } from 'payload'
import { inSavepoint } from '@/database/transactions'
import { changeManyOutsideForms, readNewestVersions } from '@/exports/server'
import { movePerformances } from '@/database/performances/trash'
import { type NewestVersion } from '@/database/documents/newestVersions'
import { isRecord } from '@/lib/values'
import { readTarget } from '../map/document'
import { isSame } from '../map/values'
import type { FieldChange, Held, PlanPart, PartType } from '../plan/types'
import { dataOf, targetsOf } from './dataOf'
import type { RefusedPart } from './createParts'
import { saveDocument } from './saveDocument'
import type { SyncContext } from './SyncContext'

/** Why validation rejects a document; null for other errors, such as those of the database. */
const refusalOf = (error: unknown): Omit<RefusedPart, 'part'> | null =>
  error instanceof APIError && error.status < 500 ? { cause: error, reason: reasonOf(error) } : null

/** The message of the first invalid field, prefixed with its path. */
function reasonOf({ data, message }: APIError): string {
  const [first] = isRecord(data) && Array.isArray(data.errors) ? (data.errors as unknown[]) : []
  if (!isRecord(first) || typeof first.message !== 'string') return message
  return typeof first.path === 'string' && first.path !== '' ? `${first.path}: ${first.message}` : first.message
}

/** What happens to an existing document: it is updated, moved to the trash, or restored. */
type Move = 'remove' | 'restore' | 'update'

export interface WrittenPart {
  part: PlanPart & { id: string }
  move: Move
  /** Changes that were actually written. */
  fields: FieldChange[]
}

export interface Update {
  written: WrittenPart[]
  /** Parts that another user has open, or that changed after planning. */
  held: Held[]
  /** Parts that validation rejects. */
  refused: RefusedPart[]
}

export interface PlannedMove {
  move: Move
  part: PlanPart
}

const hasId = (planned: PlannedMove): planned is PlannedMove & { part: PlanPart & { id: string } } =>
  planned.part.id !== undefined

/**
 * Writes existing documents of one content type, with one save per document. Documents open in an editor, and fields
 * changed after planning, are left unchanged; a document that validation rejects keeps nobody else's from being written.
 */
export async function updateParts(
  req: PayloadRequest,
  context: SyncContext,
  type: PartType,
  planned: readonly PlannedMove[],
): Promise<Update> {
  const moves = planned.filter(hasId)
  const update: Update = { held: [], refused: [], written: [] }
  if (moves.length === 0) return update
  const fields = [
    ...new Set(
      targetsOf(context.settings, type).flatMap(({ field, hasZone, isAttribute }) =>
        isAttribute ? ['custom'] : hasZone ? [field, `${field}_tz`] : [field],
      ),
    ),
  ]
  const { leftOut } = await changeManyOutsideForms(
    req,
    { collection: type, fields: [...fields, 'deletedAt'], ids: moves.map(({ part }) => part.id) },
    async (free) => {
      await movePerformances(req, performanceIds(moves, 'restore', free), 'site')
      const newest = new Map(
        (await readNewestVersions(req, type, free, context.settings.language)).map((version) => [version.id, version]),
      )
      for (const { move, part } of moves) {
        const document = newest.get(part.id)
        if (!document || document.isTrashed) continue
        const { changed, unchanged } = splitChanges(context, part, document)
        for (const change of changed)
          update.held.push({
            field: change.name,
            part: { ...part, fields: [change] },
            reason: 'edited',
            would: 'update',
          })
        const refusal = await trySave(req, {
          id: part.id,
          data: dataOf(req.payload, context, type, document.data, unchanged),
          language: context.settings.language,
          tenant: context.tenant,
          type,
          write: part.write === 'draft' ? part.write : writeOf(document),
        })
        if (refusal) update.refused.push({ part, ...refusal })
        else update.written.push({ fields: unchanged, move, part })
      }
      const refused = new Set(update.refused.map(({ part }) => part.id))
      // Those that were restored, but whose values are refused, go back.
      const isRefused = ({ part }: { part: PlanPart & { id: string } }) => refused.has(part.id)
      await movePerformances(
        req,
        [
          ...performanceIds(moves.filter(isRefused), 'restore', free),
          ...performanceIds(
            moves.filter((one) => !isRefused(one)),
            'remove',
            free,
          ),
        ],
        'trash',
      )
    },
  )
  for (const { move, part } of moves)
    if (leftOut.has(part.id))
      update.held.push({ part, reason: 'locked', would: move === 'remove' ? 'remove' : 'update' })
  return update
}

/** How a document is written that follows the box office live: it may have been published, or have a draft, by now. */
export const writeOf = ({ hasDraft, isPublished }: NewestVersion): PlanPart['write'] =>
  !isPublished ? 'draft' : hasDraft ? 'ahead' : 'live'

/** Saves a document in a savepoint, so that a refusal costs no other document. @returns the refusal, if any */
async function trySave(
  req: PayloadRequest,
  options: Parameters<typeof saveDocument>[1],
): Promise<Omit<RefusedPart, 'part'> | null> {
  try {
    await inSavepoint(req, () => saveDocument(req, options))
    return null
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return refusal
  }
}

/** A sync only moves performances to the trash, never events. */
const performanceIds = (moves: readonly PlannedMove[], move: Move, free: readonly string[]): string[] =>
  moves.flatMap(({ move: own, part: { id, type } }) =>
    own === move && id !== undefined && type === 'event-instances' && free.includes(id) ? id : [],
  )

/** A field whose value differs from the planned `from` was edited meanwhile. */
function splitChanges(
  { settings }: SyncContext,
  part: PlanPart,
  { data }: NewestVersion,
): { changed: FieldChange[]; unchanged: FieldChange[] } {
  const targets = new Map(targetsOf(settings, part.type).map((target) => [target.name, target]))
  const isAsPlanned = (change: FieldChange) => {
    const target = targets.get(change.name)
    return target !== undefined && isSame(target.kind, readTarget(data, target, settings.language), change.from)
  }
  return { changed: part.fields.filter((change) => !isAsPlanned(change)), unchanged: part.fields.filter(isAsPlanned) }
}
