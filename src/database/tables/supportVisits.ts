import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Visits of support staff to tenants. Visitors can read; to make changes they need the owner's agreement. */
export const supportVisits = pgTable(
  'support_visits',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Reason for the visit, as entered. */
    reason: text('reason').notNull(),
    startedAt: timestamptz('started_at').notNull().defaultNow(),
    /** Latest end of the visit. */
    endsAt: timestamptz('ends_at').notNull(),
    /** When they asked to make changes; null if they have not. */
    askedAt: timestamptz('asked_at'),
    agreedAt: timestamptz('agreed_at'),
    agreedBy: uuid('agreed_by'),
    endedAt: timestamptz('ended_at'),
    endedBy: uuid('ended_by'),
  },
  (table) => [
    index('support_visits_tenant_idx').on(table.tenantId, table.startedAt),
    index('support_visits_user_idx')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
  ],
)
