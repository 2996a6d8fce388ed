import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Lists as somebody wants to see them again: what is searched for, filters, order, columns. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    /** Whose it is. */
    userId: uuid('user_id').notNull(),
    /** Slug of the content type. */
    type: text('type').notNull(),
    title: text('title').notNull(),
    /** Of the list's address. */
    query: text('query').notNull(),
    /** The staff of the site sees it. */
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('saved_views_tenant_idx').on(table.tenantId, table.type),
    index('saved_views_user_idx').on(table.userId),
  ],
)
