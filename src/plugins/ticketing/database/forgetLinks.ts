import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../../database/connections'
import { links } from '../tables/links'
import type { ConnectionPlace } from './connections'
import type { LinkedCollection } from './links'
import { showLinks } from './showLinks'

/** Forgets all that a tenant's documents follow at a box office. The documents stay as they are. */
export async function forgetLinks(req: PayloadRequest, { provider, tenant }: ConnectionPlace): Promise<void> {
  for (const collection of ['event-instances', 'events'] satisfies LinkedCollection[]) {
    const own = and(eq(links.tenantId, tenant), eq(links.provider, provider), eq(links.collection, collection))
    const gone = await (await dbOf(req)).delete(links).where(own).returning({ id: links.documentId })
    await showLinks(
      req,
      collection,
      gone.map(({ id }) => ({ id, link: null })),
    )
  }
}
