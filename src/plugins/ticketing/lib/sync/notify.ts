import type { PayloadRequest } from 'payload'
import { everybodyWithKey } from '../../../../database/people/recipients'
import { notify } from '../../../../endpoints/notices/notify'
import type { StoredConnection } from '../../database/connections'
import type { StoredRun } from '../../database/runs'
import type { TicketingProvider } from '../provider/provider'

const hrefOf = ({ provider }: Pick<StoredConnection, 'provider'>): string => `/apps/${provider}`

/** Whoever may mend a connection learns that it needs them. */
export async function notifyOfAttention(
  req: PayloadRequest,
  { name }: TicketingProvider,
  stored: StoredConnection,
): Promise<void> {
  await notify(req, {
    body: 'ticketingAttentionBody',
    href: hrefOf(stored),
    recipients: await everybodyWithKey(req, stored.tenantId, 'apps:admin'),
    tenantId: stored.tenantId,
    title: 'ticketingAttentionTitle',
    values: { provider: name },
  })
}

/** A person has to say whether so many performances are really gone. */
export async function notifyOfSuspiciousAnswer(
  req: PayloadRequest,
  { name }: TicketingProvider,
  stored: StoredConnection,
  run: StoredRun,
): Promise<void> {
  await notify(req, {
    body: 'ticketingStrangeBody',
    href: `${hrefOf(stored)}?run=${run.id}`,
    recipients: await everybodyWithKey(req, stored.tenantId, 'apps:admin'),
    tenantId: stored.tenantId,
    title: 'ticketingStrangeTitle',
    values: { provider: name },
  })
}
