import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Saved views of lists: search text, filters, sort order and columns. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    /** The owner. */
    userId: uuid('user_id').notNull(),
    /** Slug of the content type. */
    type: text('type').notNull(),
    title: text('title').notNull(),
    /** Query of the list's URL. */
    query: text('query').notNull(),
    /** Visible to all staff of the tenant. */
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('saved_views_tenant_idx').on(table.tenantId, table.type),
    index('saved_views_user_idx').on(table.userId),
  ],
)
