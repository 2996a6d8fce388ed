import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ImportedChange } from '../lib/importedChange'

const timestampColumn = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Imports that can be undone. */
export const csvImports = pgTable(
  'csv_imports',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    /** The user who imported. */
    userId: uuid('user_id').notNull(),
    /** Slug of the content type. */
    type: text('type').notNull(),
    /** Language of the content. */
    locale: text('locale').notNull(),
    changes: jsonb('changes').$type<ImportedChange[]>().notNull(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    undoneAt: timestampColumn('undone_at'),
  },
  (table) => [index('csv_imports_tenant_idx').on(table.tenantId, table.type, table.createdAt)],
)
