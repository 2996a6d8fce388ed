import type { PayloadRequest } from 'payload'
import { loadTenant, notify, personOf } from '@/exports/server'
import { writeAudit } from '@/collections/AuditLog/writeAudit'
import { countItems, failWaiting, type KindCount } from '../../database/items'
import { writeOldWebsite, type OldWebsite } from '../../database/oldWebsites'
import { deleteParts } from '../../database/parts'
import { GIVEN_UP } from '../export/problems'
import { SCREEN } from '../limits'
import { asPerson, type Bringing } from './Bringing'

/** Notes the end, and tells the person. */
export const finish = (
  bringing: Bringing,
  { id, tenantId, title, userId }: OldWebsite,
  next: 'done' | 'takenBack',
): Promise<void> =>
  asPerson(bringing, async (req) => {
    const counts = await countItems(req, id)
    const sum = (state: string): string =>
      String(counts.filter((entry) => entry.state === state).reduce((total, { count }) => total + count, 0))
    const name = title || bringing.tenant.name
    await writeOldWebsite(req, id, { state: next })
    // What failed is tried again from the same zip files.
    const isWanted = ({ kind, state }: KindCount) => state === 'failed' && (kind === 'picture' || kind === 'file')
    if (next === 'takenBack' || !counts.some(isWanted)) await deleteParts(req, id)
    await writeAudit(req, {
      action: next === 'done' ? 'movingIn.done' : 'movingIn.takenBack',
      details: {
        after: { count: sum(next === 'done' ? 'brought' : 'takenBack'), title: name },
        target: `old-websites/${id}`,
      },
      person: await personOf(req),
      tenantId,
    })
    await notify(req, {
      href: SCREEN,
      recipients: [userId],
      tenantId,
      title: next === 'done' ? 'movingInDoneNotice' : 'movingInTakenBackNotice',
      values: { title: name },
    })
  })

/**
 * Ends work that cannot go on, such as that of a person whose account is gone, and tells the person. Anybody else can
 * try again, or take back what has come, so the zip files stay.
 */
export async function giveUp(
  req: PayloadRequest,
  { id, tenantId, title, userId }: Pick<OldWebsite, 'id' | 'tenantId' | 'title' | 'userId'>,
): Promise<void> {
  await failWaiting(req, id)
  await writeOldWebsite(req, id, { problem: GIVEN_UP, state: 'done' })
  const tenant = await loadTenant(req.payload, tenantId)
  if (!tenant) return
  await notify(req, {
    href: SCREEN,
    recipients: [userId],
    tenantId,
    title: 'movingInGivenUpNotice',
    values: { title: title || tenant.name },
  })
}
