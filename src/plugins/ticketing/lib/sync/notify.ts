import type { PayloadRequest } from 'payload'
import { findUserIdsWithKey } from '@/database/people/recipients'
import { notify } from '@/exports/server'
import type { StoredConnection } from '../../database/connections'
import type { StoredRun } from '../../database/runs'
import type { TicketingProvider } from '../provider/provider'

const hrefOf = ({ provider }: Pick<StoredConnection, 'provider'>): string => `/apps/${provider}`

/** Notifies users who manage apps that a connection needs attention. */
export async function notifyOfAttention(
  req: PayloadRequest,
  { name }: TicketingProvider,
  stored: StoredConnection,
): Promise<void> {
  await notify(req, {
    body: 'ticketingAttentionBody',
    href: hrefOf(stored),
    recipients: await findUserIdsWithKey(req, stored.tenantId, 'apps:admin'),
    tenantId: stored.tenantId,
    title: 'ticketingAttentionTitle',
    values: { provider: name },
  })
}

/** Asks users who manage apps to confirm that so many performances are really gone. */
export async function notifyOfSuspiciousRun(
  req: PayloadRequest,
  { name }: TicketingProvider,
  stored: StoredConnection,
  run: StoredRun,
): Promise<void> {
  await notify(req, {
    body: 'ticketingStrangeBody',
    href: `${hrefOf(stored)}?run=${run.id}`,
    recipients: await findUserIdsWithKey(req, stored.tenantId, 'apps:admin'),
    tenantId: stored.tenantId,
    title: 'ticketingStrangeTitle',
    values: { provider: name },
  })
}
