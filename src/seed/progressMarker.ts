import type { Payload } from 'payload'

const KEY = 'demo-seed'

interface Marker {
  /** The reference day of the programme, in ISO 8601. */
  now: string
  finished: boolean
}

/**
 * Decides whether this database is to be seeded, and marks the seed as begun.
 * @param now the reference day of the programme, unless an earlier run has set it
 * @returns the reference day to use; null if the demo is complete or the database has accounts of other people
 */
export async function beginSeed(payload: Payload, now: Date): Promise<Date | null> {
  const marker = await payload.kv.get<Marker>(KEY)
  if (marker) return marker.finished ? null : new Date(marker.now)
  // The seed runs before any user exists, so access control does not apply.
  const { totalDocs } = await payload.count({
    collection: 'users',
    overrideAccess: true,
    where: { internal: { not_equals: true } },
  })
  if (totalDocs > 0) return null
  await payload.kv.set(KEY, { finished: false, now: now.toISOString() } satisfies Marker)
  return now
}

/** Marks the seed as complete. */
export async function finishSeed(payload: Payload, now: Date): Promise<void> {
  await payload.kv.set(KEY, { finished: true, now: now.toISOString() } satisfies Marker)
}
