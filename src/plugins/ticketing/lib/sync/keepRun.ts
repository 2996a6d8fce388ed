import type { PayloadRequest } from 'payload'
import type { NewestVersion } from '../../../../database/documents/newestVersions'
import { keepChanges } from '../../database/runs'
import { readTarget } from '../map/document'
import { isHtml } from '../map/values'
import type { FieldChange, PlanPart } from '../plan/types'
import type { Applied } from './Applied'
import { targetsOf } from './dataOf'
import type { SyncContext } from './SyncContext'

/** Keeps what a run changed, for whoever wants to see it or to take it back. */
export async function keepRun(
  req: PayloadRequest,
  context: SyncContext,
  { created, left, written }: Pick<Applied, 'created' | 'left' | 'written'>,
): Promise<void> {
  const of = { runId: context.run, tenantId: context.tenant }
  await keepChanges(req, [
    ...created.map(({ id, part }) => ({
      ...of,
      collection: part.type,
      documentId: id,
      externalId: part.externalId,
      fields: asStored(context, part, part.fields, left.get(id)),
      title: part.title,
      type: 'create' as const,
    })),
    ...written
      .filter(({ fields, move }) => fields.length > 0 || move !== 'update')
      .map(({ fields, move, part }) => ({
        ...of,
        collection: part.type,
        documentId: part.id,
        externalId: part.externalId,
        fields: asStored(context, part, fields, left.get(part.id)),
        title: part.title,
        type: move === 'remove' ? ('remove' as const) : move === 'restore' ? ('restore' as const) : ('update' as const),
      })),
  ])
}

/** Of a formatted text the document that was made of it: it can be told from what somebody makes of it later. */
function asStored(
  { settings }: SyncContext,
  { type }: PlanPart,
  changes: readonly FieldChange[],
  version: NewestVersion | undefined,
): FieldChange[] {
  const targets = new Map(targetsOf(settings, type).map((target) => [target.name, target]))
  return changes.map((change) => {
    const target = targets.get(change.name)
    return version && target && isHtml(change.to)
      ? { ...change, to: readTarget(version.data, target, settings.language) }
      : change
  })
}
