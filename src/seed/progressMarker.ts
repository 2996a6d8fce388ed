import type { Payload } from 'payload'

const KEY = 'demo-seed'

interface Marker {
  /** ISO 8601: the day around which the programme lies. */
  now: string
  finished: boolean
}

/**
 * Asks whether this database wants the demo.
 * @param now the day of the programme, for a database where nothing has begun
 * @returns the day to work with; null where there is nothing to do: the demo is complete, or others live here
 */
export async function beginSeed(payload: Payload, now: Date): Promise<Date | null> {
  const marker = await payload.kv.get<Marker>(KEY)
  if (marker) return marker.finished ? null : new Date(marker.now)
  // The seed runs before there is anybody whose rights could be asked.
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return null
  await payload.kv.set(KEY, { finished: false, now: now.toISOString() } satisfies Marker)
  return now
}

/** Notes that the demo is complete. */
export async function finishSeed(payload: Payload, now: Date): Promise<void> {
  await payload.kv.set(KEY, { finished: true, now: now.toISOString() } satisfies Marker)
}
