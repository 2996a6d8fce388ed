import type { PayloadRequest } from 'payload'
import { writeLinks, type LinkWrite, type LinkedCollection } from '../../database/links'
import { copyLinksToDocuments } from '../../database/copyLinksToDocuments'
import { readTarget } from '../map/document'
import { isHtml, seenAfter, type Seen } from '../map/values'
import type { FieldChange, Plan, PlanPart } from '../plan/types'
import type { Applied } from './Applied'
import type { SyncContext } from './SyncContext'
import { targetsOf } from './dataOf'

const COLLECTIONS: LinkedCollection[] = ['events', 'event-instances']

/** Stores with each link the values this sync saw and wrote, and when the document was last written. */
export async function saveLinks(
  req: PayloadRequest,
  context: SyncContext,
  plan: Plan,
  { created, left, written }: Pick<Applied, 'created' | 'left' | 'written'>,
): Promise<void> {
  for (const collection of COLLECTIONS) {
    const parts = {
      created: created.filter(({ part }) => part.type === collection),
      written: written.filter(({ part }) => part.type === collection),
    }
    const notes = plan.notes.filter(({ type }) => type === collection)
    const writeOf = (id: string, part: PlanPart, more: Partial<LinkWrite>): LinkWrite => {
      const version = left.get(id)
      return {
        documentId: id,
        externalId: part.externalId,
        leftAt: version?.updatedAt ?? null,
        seen: seenOf(context, part, version?.data ?? {}),
        unfollow: part.unfollow,
        ...more,
      }
    }
    const writes: LinkWrite[] = [
      ...parts.created.map(({ id, part }) => writeOf(id, part, { state: null })),
      ...parts.written.map(({ fields, move, part }) => {
        const skipped = new Set(
          part.fields.filter((change) => !fields.some(({ name }) => name === change.name)).map(({ name }) => name),
        )
        const writtenPart = {
          ...part,
          seen: Object.fromEntries(Object.entries(part.seen).filter(([name]) => !skipped.has(name))),
          unfollow: [...part.unfollow, ...skipped],
        }
        return writeOf(part.id, writtenPart, { state: move === 'remove' ? 'removed' : null })
      }),
      ...notes.map(({ id, isMissing, seen, unfollow }) => ({
        documentId: id,
        seen,
        unfollow,
        ...(isMissing !== undefined && { state: isMissing ? ('held' as const) : null }),
      })),
      ...(collection === 'events'
        ? plan.status.map(({ id, to }) => ({
            documentId: id,
            seen: {},
            state: to === 'deleted' ? ('deleted' as const) : null,
            unfollow: [],
          }))
        : []),
    ]
    await writeLinks(req, { collection, provider: context.provider, tenant: context.tenant }, writes)
    const adopted = [
      ...parts.created.map(({ id, part }) => ({ id, part })),
      ...parts.written.filter(({ part }) => part.isAdopted).map(({ part }) => ({ id: part.id, part })),
    ]
    await copyLinksToDocuments(
      req,
      collection,
      adopted.map(({ id, part }) => ({ id, link: { externalId: part.externalId, provider: context.provider } })),
    )
  }
}

/** For rich text, the fingerprint is taken from the stored Lexical document, so that later edits can be detected. */
function seenOf(
  { settings }: SyncContext,
  { fields, seen, type }: PlanPart,
  data: Record<string, unknown>,
): Record<string, Seen> {
  const targets = new Map(targetsOf(settings, type).map((target) => [target.name, target]))
  const seenOfRichText = (change: FieldChange): [string, Seen][] => {
    const target = targets.get(change.name)
    return target && isHtml(change.to) && change.name in seen
      ? [[change.name, seenAfter(target.kind, change.to, readTarget(data, target, settings.language))]]
      : []
  }
  return { ...seen, ...Object.fromEntries(fields.flatMap(seenOfRichText)) }
}
