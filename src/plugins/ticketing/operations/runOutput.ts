import { z } from 'zod'
import type { StoredRun } from '../database/runs'
import { zeroCounts } from '../lib/sync/syncEvents'

const counted = {
  created: z.number(),
  failed: z.number(),
  held: z.number(),
  removed: z.number(),
  unchanged: z.number(),
  updated: z.number(),
}

/** A run in API responses. */
export const runOutput = z.object({
  id: z.uuid(),
  counts: z.object({ ...counted, events: z.object(counted), instances: z.object(counted) }),
  /** Of a run that was taken back: documents that still differ from the box office because of that. */
  differs: z.number().int(),
  finishedAt: z.iso.datetime().nullable(),
  kind: z.enum(['event', 'import', 'sync']),
  problems: z.array(z.looseObject({ detail: z.string().nullable(), name: z.string() })),
  provider: z.string(),
  startedAt: z.iso.datetime(),
  startedBy: z.uuid().nullable(),
  status: z.enum(['done', 'failed', 'running', 'suspicious', 'undone']),
})

export const toRun = (
  { id, counts, finishedAt, kind, problems, provider, startedAt, startedBy, status }: StoredRun,
  differs = 0,
): z.infer<typeof runOutput> => ({
  id,
  counts: { ...zeroCounts(), ...counts } as z.infer<typeof runOutput>['counts'],
  differs,
  finishedAt: finishedAt?.toISOString() ?? null,
  kind,
  problems: problems as z.infer<typeof runOutput>['problems'],
  provider,
  startedAt: startedAt.toISOString(),
  startedBy,
  status,
})
