import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Visits of the provider's support to a site. Whoever comes may read; to change something they need its owner's word. */
export const supportVisits = pgTable(
  'support_visits',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Why they come, in their own words. */
    reason: text('reason').notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** It is over by then, whoever forgets to end it. */
    endsAt: moment('ends_at').notNull(),
    /** When they asked to change something; null until then. */
    askedAt: moment('asked_at'),
    agreedAt: moment('agreed_at'),
    agreedBy: uuid('agreed_by'),
    endedAt: moment('ended_at'),
    endedBy: uuid('ended_by'),
  },
  (table) => [
    index('support_visits_tenant_idx').on(table.tenantId, table.startedAt),
    index('support_visits_user_idx')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
  ],
)
