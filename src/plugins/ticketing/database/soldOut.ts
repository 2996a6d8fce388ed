import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../../database/dbOf'
import type { ConnectionPlace } from './connections'

/** Name under which it is kept beside the lists that people choose from. */
export const SOLD_OUT = 'sold-out'

/** Connections of which nobody has read for a while which performances are sold out. */
export async function soldOutDue(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, providers: string[], seconds: number): Promise<ConnectionPlace[]> {
  const { rows } = await (await dbOf(req)).execute<{ provider: string; tenant: string }>(sql`
    select c.provider, c.tenant_id as tenant from ticketing_connections c
    where c.is_connected and c.provider = any(array(select jsonb_array_elements_text(${JSON.stringify(providers)}::jsonb)))
      and not exists (select 1 from ticketing_lists l where l.tenant_id = c.tenant_id and l.provider = c.provider and l.list = ${SOLD_OUT} and l.epoch = c.epoch
        and (l.asked_until > now() or l.fetched_at > now() - make_interval(secs => ${seconds})))`)
  return rows
}
