import type { PayloadRequest } from 'payload'
import { readNewestVersions } from '@/exports/server'
import { linksOf, writeLinks, type LinkedCollection } from '../../database/links'
import type { StoredRun } from '../../database/runs'
import type { planUndo } from '../plan/planUndo'
import type { PartType } from '../plan/types'

/** Records the restored values with the links, so that they stay until the box office sends new ones. */
export async function noteUndone(
  req: PayloadRequest,
  { id: run, provider, tenantId }: StoredRun,
  { collection, language }: { collection: LinkedCollection; language: string },
  undo: ReturnType<typeof planUndo>,
  leftOut: ReadonlyMap<string, string>,
): Promise<void> {
  const undoneParts = <Part extends { id: string; type: PartType }>(parts: Part[]) =>
    parts.filter(({ id, type }) => type === collection && !leftOut.has(id))
  const [updated, restored, trashed] = [
    undoneParts(undo.update),
    undoneParts(undo.restore),
    // An event that was brought in and is taken back can be brought in again; it does not follow meanwhile.
    undoneParts(undo.trash).filter(({ type }) => type === 'event-instances'),
  ]
  const ids = [...updated, ...restored].map(({ id }) => id)
  const links = await linksOf(req, collection, ids)
  const updatedAtById = new Map(
    (await readNewestVersions(req, collection, ids, language)).map(({ id, updatedAt }) => [id, updatedAt]),
  )
  await writeLinks(req, { collection, provider, tenant: tenantId }, [
    ...updated.map(({ id, ours }) => ({
      documentId: id,
      leftAt: updatedAtById.get(id),
      seen: Object.fromEntries(
        Object.entries(ours).map(([name, fingerprint]) => [
          name,
          { ours: fingerprint, theirs: links.get(id)?.seen[name]?.theirs ?? '' },
        ]),
      ),
      takenBack: { run, targets: Object.keys(ours) },
      unfollow: [],
    })),
    ...restored.map(({ id }) => ({
      documentId: id,
      leftAt: updatedAtById.get(id),
      seen: {},
      state: 'kept' as const,
      takenBack: { run, targets: [] },
      unfollow: [],
    })),
    ...trashed.map(({ id }) => ({
      documentId: id,
      seen: {},
      state: 'takenBack' as const,
      takenBack: { run, targets: [] },
      unfollow: [],
    })),
  ])
}
