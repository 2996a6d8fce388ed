import { LRUCache } from 'lru-cache'
import { clientNetworkOf } from '@/endpoints/rateLimits'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { isUuid } from '@/lib/values'
import type { Visitor } from '@/plugins/site/published'
import { findEventOf } from '../database/counts'
import { audienceCounts } from './AudienceCounts'
import { isPerson } from './isPerson'

/** Reports that one network may send to one site within a minute. */
const MAX_PRESSES = 60
const MINUTE_MS = 60_000
const MAX_NETWORKS = 10_000

const MAX_PERFORMANCES = 10_000
const PERFORMANCE_MS = 10 * MINUTE_MS

/** Kept in memory for a minute, and never stored. Of all bundles, as the limit is that of the process. */
const networks = () =>
  oncePerProcess(
    'audienceNetworks',
    () => new LRUCache<string, number>({ max: MAX_NETWORKS, noUpdateTTL: true, ttl: MINUTE_MS }),
  )

const events = new LRUCache<string, string>({ max: MAX_PERFORMANCES, ttl: PERFORMANCE_MS })

/** Counts the press of a booking link: of a published performance of this very site, reported by a page of it. */
export async function countPress({ payload, request, site }: Visitor, performance: string): Promise<Response> {
  const { headers } = request
  if (!isOwnPage(headers)) return answer(403)
  const network = `${site.id} ${clientNetworkOf(headers)}`
  const presses = (networks().get(network) ?? 0) + 1
  networks().set(network, presses)
  if (presses > MAX_PRESSES) return answer(429)
  if (!isUuid(performance)) return answer(404)
  const key = `${site.id} ${performance}`
  const event = events.get(key) ?? (await findEventOf(payload, site.id, performance))
  if (!event) return answer(404)
  events.set(key, event)
  if (isPerson(headers)) audienceCounts().add(payload, site, 'press', `${event}/${performance}`)
  return answer(204)
}

/** Other websites cannot report presses in the browsers of their visitors. */
function isOwnPage(headers: Headers): boolean {
  const origin = headers.get('Origin')
  return (
    ['same-origin', null].includes(headers.get('Sec-Fetch-Site')) &&
    (origin === null || URL.parse(origin)?.host === headers.get('Host'))
  )
}

const answer = (status: number): Response =>
  new Response(null, { headers: { 'Cache-Control': 'private, no-store' }, status })
