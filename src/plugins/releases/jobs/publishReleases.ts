import { createLocalReq, type BasePayload } from 'payload'
import { loadPerson, personOf } from '../../../access/personOf'
import { isMember } from '../../../access/person'
import { writeAudit } from '../../../collections/AuditLog/writeAudit'
import { inOwnTransaction } from '../../../database/inOwnTransaction'
import { everybodyWithKey } from '../../../database/people/recipients'
import { notify } from '../../../endpoints/notices/notify'
import { safeError } from '../../../lib/logging/safeError'
import { documentsOf } from '../database/documents'
import { dueReleases, readStored, takeDue, writeFailure, writeRelease, type StoredRelease } from '../database/releases'
import { actorOf, isPassing, Refused } from '../lib/asOne'
import { goLive } from '../lib/goLive'
import type { Failure, Refusal } from '../lib/states'

/** As long as the database is busy or away, a release is tried again each minute; after this it has failed. */
const PATIENCE_MS = 30 * 60_000

/** Nothing is in it any more. */
class Emptied extends Error {
  override name = 'Emptied'
}

/** Another worker has it, or somebody has planned it anew. */
class NotDue extends Error {
  override name = 'NotDue'
}

/**
 * Lets releases go live whose time has come. The state of a release changes in the transaction of its documents: a process
 * that is killed in the middle leaves all as it was, and the next one begins again.
 */
export async function publishReleases(payload: BasePayload): Promise<void> {
  for (const { id } of await dueReleases(payload)) {
    try {
      await publishOne(payload, id)
    } catch (error) {
      // One that waits for the database keeps no other from going live.
      console.error(safeError(error))
    }
  }
}

async function publishOne(payload: BasePayload, id: string): Promise<void> {
  const release = await readStored({ payload }, id)
  if (!release?.plannedBy) return
  const planner = release.plannedBy
  const actor = await actorOf(payload, planner)
  if (!actor) return fail(payload, release, 'planner')
  try {
    await goLive(actor, {
      begin: async (req) => {
        if (!(await takeDue(req, id))) throw new NotDue()
        if ((await documentsOf(req, id)).length === 0) throw new Emptied()
      },
      end: async (req, changed) => {
        await writeRelease(req, id, { liveAt: new Date(), liveBy: planner, refusals: null, state: 'live' })
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
      mindsLocks: false,
      release,
    })
  } catch (error) {
    if (error instanceof NotDue) return
    if (error instanceof Emptied) return fail(payload, release, 'empty')
    if (error instanceof Refused) return fail(payload, release, error.refusals)
    if (isPassing(error) && Date.now() - (release.plannedFor?.getTime() ?? 0) < PATIENCE_MS) throw error
    console.error(safeError(error))
    await fail(payload, release, 'trouble')
  }
}

/** Says to whom it matters that a release has not gone live. */
async function fail(payload: BasePayload, release: StoredRelease, why: Failure | Refusal[]): Promise<void> {
  const recipients = await concerned(payload, release)
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

/** Who planned and who made it, as long as they belong to the site; whoever administers it where neither does. */
async function concerned(payload: BasePayload, { createdBy, plannedBy, tenantId }: StoredRelease): Promise<string[]> {
  const members: string[] = []
  for (const id of new Set([plannedBy, createdBy])) {
    const person = id && (await loadPerson(payload, { id, sid: null, tenant: null }))?.person
    if (person && isMember(person, tenantId)) members.push(person.id)
  }
  return members.length > 0 ? members : everybodyWithKey(await createLocalReq({}, payload), tenantId, 'pages:publish')
}
