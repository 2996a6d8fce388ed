import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation, member, notFound, OperationError, personOf, refused, translatorOf } from '@/exports/server'
import type { Person, Translator } from '@/exports/types'
import { writeAudit } from '@/collections/AuditLog/writeAudit'
import { unavailable } from '@/endpoints/OperationError'
import { documentsOf, type StoredDocument } from '../database/documents'
import { isTransient } from '@/database/failures'
import { Refused } from '../lib/changeAllOrNone'
import { goLive, findBlockers } from '../lib/goLive'
import {
  AREA,
  openRelease,
  requirePublishAll,
  requireReleaseCreator,
  requireUnchanged,
  tenantOfRelease,
} from '../lib/permissions'
import { findRelease, findReleaseForUpdate, writeRelease } from '../lib/releases'
import type { Refusal } from '../lib/states'
import { takeBack } from '../lib/takeBack'

const updatedAt = z.iso.datetime().meta({ examples: ['2026-09-01T08:30:00.000Z'] })
const refusal = z.object({ collection: z.string(), id: z.string(), reason: z.string(), title: z.string() })
const limit = { by: ['person' as const], points: 20, seconds: 60 }
const RETRY_SECONDS = 2

const now = (): string => new Date().toISOString()

/** Builds a 422 that names each blocking document and its reason. */
function blockedError(message: string, refusals: Refusal[], untitled: string): OperationError {
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

/** Maps a failed change to the error that is returned to the caller. */
function toOperationError(error: unknown, t: Translator, message: 'releaseBackRefused' | 'releaseRefused'): unknown {
  if (error instanceof Refused) return blockedError(t(message), error.refusals, t('untitled'))
  return isTransient(error) ? unavailable(AREA, t('releaseBusy'), RETRY_SECONDS) : error
}

/** @throws OperationError 403 unless the person may publish all of the documents, 422 if there are none */
function requirePublishable(
  req: PayloadRequest,
  person: Person | null,
  tenantId: string | null,
  documents: StoredDocument[],
): void {
  requirePublishAll(
    req,
    person,
    tenantId,
    documents.map(({ collection }) => collection),
  )
  if (documents.length === 0) throw refused(AREA, translatorOf(req.i18n)('releaseEmpty'))
}

/** Makes a release live now: all its documents, or none. */
export const goLiveNow = defineOperation({
  name: 'goLiveNow',
  area: AREA,
  // The audit entry is written in the transaction of the documents.
  audit: null,
  input: z.strictObject({ id: z.uuid(), updatedAt }),
  limit,
  method: 'post',
  output: z.object({ changed: z.number() }),
  path: '/releases/:id/go-live',
  // Uses its own transactions: a refusal ends one, and the retry needs the next.
  prepare: async ({ input: { id, updatedAt: seen }, person, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    const release = await findRelease(req, id)
    if (!release || !tenantId || !person) throw notFound(AREA)
    requireReleaseCreator(req, person, tenantId)
    let changed = 0
    try {
      await goLive(req, {
        begin: async (transaction) => void (await openRelease(transaction, id, seen)),
        check: (documents) => requirePublishable(req, person, tenantId, documents),
        end: async (transaction, count) => {
          changed = count
          await writeRelease(transaction, id, { liveAt: now(), liveBy: person.id, state: 'live' })
          await writeAudit(transaction, {
            action: 'releases.live',
            details: { after: { changed: String(count), title: release.title }, target: `releases/${id}` },
            person: await personOf(req),
            tenantId,
          })
        },
        respectsLocks: true,
        release,
      })
    } catch (error) {
      throw toOperationError(error, t, 'releaseRefused')
    }
    return { changed }
  },
  run: ({ prepared }) => Promise.resolve(prepared),
  summary: 'Make a release go live',
  tenant: tenantOfRelease,
  who: member,
})

/** Checks what would prevent a release from going live now, by trying all changes and rolling back. */
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
    const release = await findRelease(req, id)
    if (!release) throw notFound(AREA)
    requireReleaseCreator(req, person, tenantId)
    const check = (documents: StoredDocument[]) => requirePublishable(req, person, tenantId, documents)
    try {
      return { refusals: await findBlockers(req, { check, release }) }
    } catch (error) {
      throw toOperationError(error, translatorOf(req.i18n), 'releaseRefused')
    }
  },
  run: ({ prepared }) => Promise.resolve(prepared),
  summary: 'Check whether a release can go live',
  tenant: tenantOfRelease,
  who: member,
})

/** Takes a release back: visitors see what they saw before it. */
export const takeReleaseBack = defineOperation({
  name: 'takeReleaseBack',
  area: AREA,
  audit: null,
  input: z.strictObject({
    id: z.uuid(),
    /** Skip documents that have changed since. Default: false, which refuses the whole request if there are any. */
    leavesOut: z.boolean().optional(),
    updatedAt,
  }),
  limit,
  method: 'post',
  output: z.object({ kept: z.array(refusal) }),
  path: '/releases/:id/take-back',
  prepare: async ({ input: { id, leavesOut = false, updatedAt: seen }, person, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    const release = await findRelease(req, id)
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
        begin: async (transaction) => {
          const current = await findReleaseForUpdate(transaction, id)
          if (!current) throw notFound(AREA)
          requireUnchanged(current, seen)
          if (current.state !== 'live') throw refused(AREA, t('releaseNotLive'))
        },
        end: async (transaction, unchanged) => {
          kept = unchanged
          await writeRelease(transaction, id, { state: 'takenBack', takenBackAt: now(), takenBackBy: person.id })
          await writeAudit(transaction, {
            action: 'releases.takenBack',
            details: { after: { kept: String(unchanged.length), title: release.title }, target: `releases/${id}` },
            person: await personOf(req),
            tenantId,
          })
        },
        leavesOut,
        release,
      })
    } catch (error) {
      throw toOperationError(error, t, 'releaseBackRefused')
    }
    return { kept }
  },
  run: ({ prepared }) => Promise.resolve(prepared),
  summary: 'Take a release back',
  tenant: tenantOfRelease,
  who: member,
})
