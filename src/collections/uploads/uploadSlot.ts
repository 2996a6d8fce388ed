import { AsyncLocalStorage } from 'node:async_hooks'
import type { PayloadRequest } from 'payload'
import { publicError } from '@/access/publicError'
import { translatorOf } from '@/i18n/translator'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { FairGate, GateFull } from '@/lib/workers/FairGate'

const MB = 1024 * 1024
const RETRY_SECONDS = 5

/** One tenant can never take all slots, so others always get one. */
const OPTIONS = {
  slots: 6,
  slotsPerGroup: 3,
  waiting: { bytes: 512 * MB, count: 120 },
  waitingPerGroup: { bytes: 160 * MB, count: 30 },
}

interface Scope {
  release?: () => void
}

/** Of all bundles, as the limits are those of the process. */
const gate = () => oncePerProcess('uploadGate', () => new FairGate(OPTIONS))

/** A route frees what hooks have taken in the bundle that has started Payload. */
const scopes = () => oncePerProcess('uploadScopes', () => new AsyncLocalStorage<Scope>())

/** Runs a request and releases the upload slot that it has taken, if any, when it ends or fails. */
export async function withUploadSlot<Result>(request: () => Promise<Result>): Promise<Result> {
  const scope: Scope = {}
  try {
    return await scopes().run(scope, request)
  } finally {
    scope.release?.()
  }
}

/**
 * Waits for a slot to process an upload. Our own jobs run outside a request and never wait.
 * @param group tenant or user of the upload; slots are shared fairly between groups
 * @throws a public error if the queue is full: 429 for this group, 503 for all
 */
export async function takeUploadSlot(req: PayloadRequest, group: string, bytes: number): Promise<void> {
  const scope = scopes().getStore()
  if (!scope || scope.release) return
  try {
    scope.release = await gate().enter(group, bytes)
  } catch (error) {
    if (!GateFull.is(error)) throw error
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('Retry-After', String(RETRY_SECONDS))
    const t = translatorOf(req.i18n)
    throw error.fullFor === 'group' ? publicError(t('uploadSiteBusy'), 429) : publicError(t('uploadServerBusy'), 503)
  }
}
