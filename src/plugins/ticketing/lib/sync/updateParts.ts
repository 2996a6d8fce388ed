import type { PayloadRequest } from 'payload'
import { changeManyOutsideForms } from '../../../../collections/saves/changeOutsideForm'
import { movePerformances } from '../../../../database/performances/trash'
import { newestVersions, type NewestVersion } from '../../../../database/documents/newestVersions'
import { readTarget } from '../map/document'
import { isSame } from '../map/values'
import type { FieldChange, Held, PlanPart, PartType } from '../plan/types'
import { dataOf, targetsOf } from './dataOf'
import { asRefusedWrite } from './refusedWrites'
import { saveDocument } from './saveDocument'
import type { SyncContext } from './SyncContext'

/** What becomes of a document that is there: written anew, put into the trash, or taken out of it. */
type Move = 'remove' | 'restore' | 'update'

export interface WrittenPart {
  part: PlanPart & { id: string }
  move: Move
  /** What was really changed, as it stands now. */
  fields: FieldChange[]
}

export interface Update {
  written: WrittenPart[]
  /** What somebody else has open, or has changed since the plan was made. */
  held: Held[]
}

export interface PlannedMove {
  move: Move
  part: PlanPart
}

const hasId = (planned: PlannedMove): planned is PlannedMove & { part: PlanPart & { id: string } } =>
  planned.part.id !== undefined

/**
 * Writes documents of one content type that are there. It counts as a save of each; what somebody has open is left as it
 * is, and so is a field that was changed since the plan was made.
 * @throws RefusedWrite where a rule forbids one of them
 */
export async function updateParts(
  req: PayloadRequest,
  context: SyncContext,
  type: PartType,
  planned: readonly PlannedMove[],
): Promise<Update> {
  const moves = planned.filter(hasId)
  const update: Update = { held: [], written: [] }
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
      await movePerformances(req, chosen(moves, 'restore', free), 'site')
      const newest = new Map(
        (await newestVersions(req, type, free, context.settings.language)).map((one) => [one.id, one]),
      )
      for (const { move, part } of moves) {
        const document = newest.get(part.id)
        if (!document || document.isTrashed) continue
        const { changed, stays } = stillAsPlanned(context, part, document)
        for (const change of changed)
          update.held.push({
            field: change.name,
            part: { ...part, fields: [change] },
            reason: 'edited',
            would: 'update',
          })
        await saveDocument(req, {
          id: part.id,
          data: dataOf(req.payload, context, type, document.data, stays),
          // Whatever has become a draft since the plan was made stays one.
          isLive: part.write === 'live' && document.isPublished && !document.hasDraft,
          language: context.settings.language,
          type,
        }).catch((error: unknown) => {
          throw asRefusedWrite(part, error)
        })
        update.written.push({ fields: stays, move, part })
      }
      await movePerformances(req, chosen(moves, 'remove', free), 'trash')
    },
  )
  for (const { move, part } of moves)
    if (leftOut.has(part.id))
      update.held.push({ part, reason: 'locked', would: move === 'remove' ? 'remove' : 'update' })
  return update
}

/** Only performances are put into the trash by a sync. */
const chosen = (moves: readonly PlannedMove[], move: Move, free: readonly string[]): string[] =>
  moves.flatMap(({ move: own, part: { id, type } }) =>
    own === move && id !== undefined && type === 'event-instances' && free.includes(id) ? id : [],
  )

/** A field in which something else stands than the plan saw was edited meanwhile. */
function stillAsPlanned(
  { settings }: SyncContext,
  part: PlanPart,
  { data }: NewestVersion,
): { changed: FieldChange[]; stays: FieldChange[] } {
  const targets = new Map(targetsOf(settings, part.type).map((target) => [target.name, target]))
  const isAsPlanned = (change: FieldChange) => {
    const target = targets.get(change.name)
    return target !== undefined && isSame(target.kind, readTarget(data, target, settings.language), change.from)
  }
  return { changed: part.fields.filter((change) => !isAsPlanned(change)), stays: part.fields.filter(isAsPlanned) }
}
