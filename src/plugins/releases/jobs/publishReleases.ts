import { createLocalReq, type BasePayload } from 'payload'
import { inOwnTransaction, notify, personOf } from '@/exports/server'
import { loadPerson } from '@/access/personOf'
import { isMember } from '@/access/person'
import { writeAudit } from '@/collections/AuditLog/writeAudit'
import { findUserIdsWithKey } from '@/database/people/recipients'
import { redactError } from '@/lib/logging/redactError'
import { lockDueRelease } from '../database/releases'
import { isTransient } from '@/database/failures'
import { loadActor, Refused } from '../lib/changeAllOrNone'
import { goLive } from '../lib/goLive'
import { dueReleases, findRelease, writeFailure, writeRelease, type StoredRelease } from '../lib/releases'
import type { Failure, Refusal } from '../lib/states'

/** While the database is busy or unavailable, a due release is retried every minute; after this it counts as failed. */
const RETRY_WINDOW_MS = 30 * 60_000

/** The release no longer contains any documents. */
class EmptyRelease extends Error {
  override name = 'EmptyRelease'
}

/** Another worker holds the release, or it has been rescheduled. */
class NotDue extends Error {
  override name = 'NotDue'
}

/**
 * Publishes the releases that are due. The state of a release changes in the same transaction as its documents: if the
 * process is killed half-way, nothing has changed and the next run starts again.
 */
export async function publishReleases(payload: BasePayload): Promise<void> {
  for (const id of await dueReleases(payload)) {
    try {
      await publishOne(payload, id)
    } catch (error) {
      // A release that has to wait for the database must not hold up the others.
      console.error(redactError(error))
    }
  }
}

async function publishOne(payload: BasePayload, id: string): Promise<void> {
  const release = await findRelease({ payload }, id)
  if (!release) return
  const planner = release.plannedBy
  const actor = planner === null ? null : await loadActor(payload, planner)
  if (planner === null || !actor) return fail(payload, release, 'planner')
  try {
    await goLive(actor, {
      begin: async (req) => {
        if (!(await lockDueRelease(req, id))) throw new NotDue()
      },
      check: (documents) => {
        if (documents.length === 0) throw new EmptyRelease()
      },
      end: async (req, changed) => {
        await writeRelease(req, id, { liveAt: new Date().toISOString(), liveBy: planner, state: 'live' })
        await writeAudit(req, {
          action: 'releases.live',
          details: { after: { changed: String(changed), title: release.title }, target: `releases/${id}` },
          person: await personOf(req),
          tenantId: release.tenantId,
        })
        await notify(req, {
          href: `/releases/${id}`,
          recipients: [planner],
          tenantId: release.tenantId,
          title: 'releaseLiveNotice',
          values: { title: release.title },
        })
      },
      respectsLocks: false,
      release,
    })
  } catch (error) {
    if (error instanceof NotDue) return
    if (error instanceof EmptyRelease) return fail(payload, release, 'empty')
    if (error instanceof Refused) return fail(payload, release, error.refusals)
    if (isTransient(error) && Date.now() - (release.plannedFor?.getTime() ?? 0) < RETRY_WINDOW_MS) throw error
    console.error(redactError(error))
    await fail(payload, release, 'trouble')
  }
}

/** Marks a release as failed and notifies the people responsible for it. */
async function fail(payload: BasePayload, release: StoredRelease, why: Failure | Refusal[]): Promise<void> {
  const recipients = await recipientsOf(payload, release)
  await inOwnTransaction(payload, async (req) => {
    if (!(await writeFailure(req, release, why))) return
    await writeAudit(req, {
      action: 'releases.failed',
      details: { after: { title: release.title }, target: `releases/${release.id}` },
      person: null,
      tenantId: release.tenantId,
    })
    await notify(req, {
      body: 'releaseFailedBody',
      href: `/releases/${release.id}`,
      recipients,
      tenantId: release.tenantId,
      title: 'releaseFailedNotice',
      values: { title: release.title },
    })
  })
}

/** The planner and the creator, if still members of the tenant; otherwise everybody who may publish its pages. */
async function recipientsOf(
  payload: BasePayload,
  { createdBy, plannedBy, tenantId }: StoredRelease,
): Promise<string[]> {
  const members: string[] = []
  for (const id of new Set([plannedBy, createdBy])) {
    const person = id && (await loadPerson(payload, { id, sid: null, tenant: null }))?.person
    if (person && isMember(person, tenantId)) members.push(person.id)
  }
  return members.length > 0 ? members : findUserIdsWithKey(await createLocalReq({}, payload), tenantId, 'pages:publish')
}
