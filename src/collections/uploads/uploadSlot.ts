import { AsyncLocalStorage } from 'node:async_hooks'
import type { PayloadRequest } from 'payload'
import { publicError } from '../../access/publicError'
import { translatorOf } from '../../i18n/translator'
import { oncePerProcess } from '../../lib/process/oncePerProcess'
import { FairGate, GateFull } from '../../lib/workers/FairGate'

const MB = 1024 * 1024
const RETRY_SECONDS = 5

/** A site can never take all slots, so that another finds one at once. */
const OPTIONS = {
  slots: 6,
  slotsPerGroup: 3,
  waiting: { bytes: 512 * MB, count: 120 },
  waitingPerGroup: { bytes: 160 * MB, count: 30 },
}

interface Scope {
  giveBack?: () => void
}

const gate = () => oncePerProcess('uploadGate', () => new FairGate(OPTIONS))
const scopes = () => oncePerProcess('uploadScopes', () => new AsyncLocalStorage<Scope>())

/** Runs a request. A slot that it takes on its way is given back with its answer, whatever that is. */
export async function withUploadSlot<Result>(request: () => Promise<Result>): Promise<Result> {
  const scope: Scope = {}
  try {
    return await scopes().run(scope, request)
  } finally {
    scope.giveBack?.()
  }
}

/**
 * Waits until this request may work on a picture. Our own jobs, which come without a request, never wait.
 * @param group whose upload it is: groups take turns
 * @throws a public error when too many wait already: 429 for this group, 503 for everybody
 */
export async function takeUploadSlot(req: PayloadRequest, group: string, bytes: number): Promise<void> {
  const scope = scopes().getStore()
  if (!scope || scope.giveBack) return
  try {
    scope.giveBack = await gate().enter(group, bytes)
  } catch (error) {
    if (!GateFull.is(error)) throw error
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('Retry-After', String(RETRY_SECONDS))
    const t = translatorOf(req.i18n)
    throw error.fullFor === 'group' ? publicError(t('uploadSiteBusy'), 429) : publicError(t('uploadServerBusy'), 503)
  }
}
