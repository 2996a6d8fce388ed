import { bigint, bigserial, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * Counts changes to what a tenant's website shows: the sum of `changes`. Triggers insert a row in the transaction of
 * each change, so that saves never wait for each other, and merge rows from time to time. Rows of the nil UUID count
 * for every tenant.
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

/**
 * How much each site held when that was last counted: what the list of all sites is put in order by. What it shows of a site
 * is counted when somebody looks.
 */
export const siteSizes = pgTable('site_sizes', {
  tenantId: uuid('tenant_id').primaryKey(),
  /** Bytes of uploads. */
  storage: bigint('storage', { mode: 'number' }).notNull(),
  /** Documents that visitors can see. */
  published: integer('published').notNull(),
})
