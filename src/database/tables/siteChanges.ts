import { bigint, bigserial, index, pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * How often something that the website of a tenant shows has changed: the sum of `changes`. Triggers add a row in the
 * transaction of whoever changes something, so that savers never wait for one another, and merge rows from time to time.
 * Rows of the nil UUID count for every tenant.
 */
export const siteChanges = pgTable(
  'site_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    changes: bigint('changes', { mode: 'number' }).notNull(),
  },
  (table) => [index('site_changes_tenant_idx').on(table.tenantId)],
)
