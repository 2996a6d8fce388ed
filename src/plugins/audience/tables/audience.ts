import { bigint, boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Sums of a day. Nothing in it belongs to one visitor. */
export const audienceCounts = pgTable(
  'audience_counts',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** In the time zone that the site had then. */
    day: date('day', { mode: 'string' }).notNull(),
    /** See `COUNTED` in `lib/kinds.ts`. */
    kind: text('kind').notNull(),
    /** What was counted: a document with its language, a host, words. */
    key: text('key').notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.day, table.kind, table.key] }),
    index('audience_counts_day_idx').on(table.day),
  ],
)

/** Sites that have decided whether they are counted. A site without a row is. */
export const audienceSwitches = pgTable('audience_switches', {
  tenantId: uuid('tenant_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
})
