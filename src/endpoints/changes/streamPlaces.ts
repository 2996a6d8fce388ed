import { fixedMessages } from '@/i18n/fixed/en'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { tooManyRequests, unavailable } from '@/endpoints/OperationError'

/** A browser needs one for each site that it shows, whatever the number of its tabs. */
const MAX_PER_PERSON = 8
const MAX_PER_PROCESS = 2_000
/** `Retry-After` of a refusal, in seconds. */
const RETRY_SECONDS = 60

/** Of all bundles, as the limits are those of the process. */
const places = oncePerProcess('changeStreams', () => ({ all: 0, byPerson: new Map<string, number>() }))

/**
 * Counts an open stream of a person in this process.
 * @returns frees its place
 * @throws OperationError 429 if the person has too many, 503 if the process has
 */
export function takeStreamPlace(personId: string, area: string): () => void {
  const own = places.byPerson.get(personId) ?? 0
  if (own >= MAX_PER_PERSON) throw tooManyRequests(area, RETRY_SECONDS)
  if (places.all >= MAX_PER_PROCESS) throw unavailable(area, fixedMessages.tooMany, RETRY_SECONDS)
  places.all += 1
  places.byPerson.set(personId, own + 1)
  let isTaken = true
  return () => {
    if (!isTaken) return
    isTaken = false
    places.all -= 1
    const left = (places.byPerson.get(personId) ?? 1) - 1
    if (left > 0) places.byPerson.set(personId, left)
    else places.byPerson.delete(personId)
  }
}
