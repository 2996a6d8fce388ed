import { bigint, integer, pgTable, uuid } from 'drizzle-orm/pg-core'

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
