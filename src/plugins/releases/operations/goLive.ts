import { z } from 'zod'
import { personOf } from '../../../access/personOf'
import { writeAudit } from '../../../collections/AuditLog/writeAudit'
import { defineOperation } from '../../../endpoints/define'
import { notFound, OperationError, refused, unavailable } from '../../../endpoints/OperationError'
import { member } from '../../../endpoints/routeRules'
import { translatorOf } from '../../../i18n/translator'
import { documentsOf } from '../database/documents'
import { readStored, writeRelease } from '../database/releases'
import { isPassing, Refused } from '../lib/asOne'
import { goLive, rehearse } from '../lib/goLive'
import { AREA, openRelease, requirePublishAll, requireSeen, tenantOfRelease } from '../lib/rights'
import type { Refusal } from '../lib/states'
import { takeBack } from '../lib/takeBack'

const updatedAt = z.iso.datetime().meta({ examples: ['2026-09-01T08:30:00.000Z'] })
const refusal = z.object({ collection: z.string(), id: z.string(), reason: z.string(), title: z.string() })
const limit = { by: ['person' as const], points: 20, seconds: 60 }
const RETRY_SECONDS = 2

/** Documents that are in the way, each by its title and with its reason. */
function inTheWay(message: string, refusals: Refusal[], untitled: string): OperationError {
  return new OperationError({
    code: `refused:${AREA}`,
    errors: refusals.map(({ collection, id, reason, title }) => ({
      message: `${title || untitled}: ${reason}`,
      path: `${collection}/${id}`,
    })),
    message,
    status: 422,
  })
}

/** Says what kept a release from changing anything. */
function toAnswer(error: unknown, message: string, untitled: string): unknown {
  if (error instanceof Refused) return inTheWay(message, error.refusals, untitled)
  return isPassing(error)
    ? unavailable(AREA, 'The database is busy for a moment. Nothing was changed; please try again.', RETRY_SECONDS)
    : error
}

/** Lets a release go live now: all of its documents, or none. */
export const goLiveNow = defineOperation({
  name: 'goLiveNow',
  area: AREA,
  // Written in the transaction of the documents.
  audit: null,
  input: z.strictObject({ id: z.uuid(), updatedAt }),
  limit,
  method: 'post',
  output: z.object({ changed: z.number() }),
  path: '/releases/:id/go-live',
  // In transactions of its own: what is refused ends one, and is tried once more in the next.
  prepare: async ({ input: { id, updatedAt: seen }, person, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    const release = await readStored(req, id)
    if (!release || !tenantId || !person) throw notFound(AREA)
    const collections = (await documentsOf(req, id)).map(({ collection }) => collection)
    requirePublishAll(req, person, tenantId, collections)
    if (collections.length === 0) throw refused(AREA, t('releaseEmpty'))
    let changed = 0
    try {
      await goLive(req, {
        begin: async (one) => void (await openRelease(one, id, seen)),
        end: async (one, count) => {
          changed = count
          await writeRelease(one, id, { liveAt: new Date(), liveBy: person.id, refusals: null, state: 'live' })
          await writeAudit(one, {
            action: 'releases.live',
            details: { after: { changed: String(count), title: release.title }, target: `releases/${id}` },
            person: await personOf(req),
            tenantId,
          })
        },
        mindsLocks: true,
        release,
      })
    } catch (error) {
      throw toAnswer(error, t('releaseRefused'), t('untitled'))
    }
    return { changed }
  },
  run: ({ prepared }) => Promise.resolve(prepared),
  summary: 'Let a release go live',
  tenant: tenantOfRelease,
  who: member,
})

/** What would keep a release from going live now. Everything is tried, and nothing of it is kept. */
export const checkRelease = defineOperation({
  name: 'checkRelease',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  limit: { by: ['person'], points: 10, seconds: 60 },
  method: 'post',
  output: z.object({ refusals: z.array(refusal) }),
  path: '/releases/:id/check',
  prepare: async ({ input: { id }, person, req, tenantId }) => {
    const release = await readStored(req, id)
    if (!release) throw notFound(AREA)
    const collections = (await documentsOf(req, id)).map(({ collection }) => collection)
    requirePublishAll(req, person, tenantId, collections)
    if (collections.length === 0) throw refused(AREA, translatorOf(req.i18n)('releaseEmpty'))
    try {
      return { refusals: await rehearse(req, release) }
    } catch (error) {
      throw toAnswer(error, '', '')
    }
  },
  run: ({ prepared }) => Promise.resolve(prepared),
  summary: 'Check what would keep a release from going live',
  tenant: tenantOfRelease,
  who: member,
})

/** Takes a release back: visitors see again what they saw before. */
export const takeReleaseBack = defineOperation({
  name: 'takeReleaseBack',
  area: AREA,
  audit: null,
  input: z.strictObject({
    id: z.uuid(),
    /** What somebody has changed since stays as it is. Default: nothing is taken back then. */
    leavesOut: z.boolean().optional(),
    updatedAt,
  }),
  limit,
  method: 'post',
  output: z.object({ kept: z.array(refusal) }),
  path: '/releases/:id/take-back',
  prepare: async ({ input: { id, leavesOut = false, updatedAt: seen }, person, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    const release = await readStored(req, id)
    if (!release || !tenantId || !person) throw notFound(AREA)
    requirePublishAll(
      req,
      person,
      tenantId,
      (await documentsOf(req, id)).map(({ collection }) => collection),
    )
    let kept: Refusal[] = []
    try {
      await takeBack(req, {
        begin: async (one) => {
          const now = await readStored(one, id, { forUpdate: true })
          if (!now) throw notFound(AREA)
          requireSeen(now, seen)
          if (now.state !== 'live') throw refused(AREA, t('releaseNotLive'))
        },
        end: async (one, left) => {
          kept = left
          await writeRelease(one, id, { state: 'takenBack', takenBackAt: new Date(), takenBackBy: person.id })
          await writeAudit(one, {
            action: 'releases.takenBack',
            details: { after: { kept: String(left.length), title: release.title }, target: `releases/${id}` },
            person: await personOf(req),
            tenantId,
          })
        },
        leavesOut,
        release,
      })
    } catch (error) {
      throw toAnswer(error, t('releaseBackRefused'), t('untitled'))
    }
    return { kept }
  },
  run: ({ prepared }) => Promise.resolve(prepared),
  summary: 'Take a release back',
  tenant: tenantOfRelease,
  who: member,
})
