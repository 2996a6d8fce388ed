import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ImportedChange } from '../lib/importedChange'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** What imports have done, to be taken back. */
export const csvImports = pgTable(
  'csv_imports',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    /** Who imported. */
    userId: uuid('user_id').notNull(),
    /** Slug of the content type. */
    type: text('type').notNull(),
    /** Language of what was written. */
    locale: text('locale').notNull(),
    changes: jsonb('changes').$type<ImportedChange[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    undoneAt: moment('undone_at'),
  },
  (table) => [index('csv_imports_tenant_idx').on(table.tenantId, table.type, table.createdAt)],
)
