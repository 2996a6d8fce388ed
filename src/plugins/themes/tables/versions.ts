import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoredFile } from '../lib/files/ThemeStore'
import type { ThemeJson } from '../lib/package/themeJson'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Origin of a version. */
export type VersionSource = 'duplicate' | 'nocode' | 'studio' | 'sync' | 'upload'

/** Versions of themes. Rows are immutable: every change creates a new version. */
export const versions = pgTable(
  'theme_versions',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    themeId: uuid('theme_id').notNull(),
    /** Increases within a theme and is never reused. */
    number: integer('number').notNull(),
    source: text('source').$type<VersionSource>().notNull(),
    /** Commit of a synced version. */
    commit: text('commit'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Name, version, author and licence from the package. */
    info: jsonb('info').$type<ThemeJson['info']>().notNull(),
    manifest: jsonb('manifest').$type<ThemeJson['manifest']>().notNull(),
    /** Settings that are applied with this version; null to keep the current ones. */
    settings: jsonb('settings').$type<Record<string, unknown>>(),
    /** Files by path; their content is stored under its hash. */
    files: jsonb('files').$type<StoredFile[]>().notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('theme_versions_number_idx').on(table.themeId, table.number),
    index('theme_versions_tenant_idx').on(table.tenantId),
  ],
)

/** The current version of each theme, and its highest version number so far. */
export const pointers = pgTable(
  'theme_pointers',
  {
    themeId: uuid('theme_id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    /** Null while the first version is waiting. */
    versionId: uuid('version_id'),
    lastNumber: integer('last_number').notNull(),
    movedAt: moment('moved_at').notNull().defaultNow(),
  },
  (table) => [index('theme_pointers_tenant_idx').on(table.tenantId)],
)

/** Rendering errors of themes, one row per distinct error. */
export const errors = pgTable(
  'theme_errors',
  {
    tenantId: uuid('tenant_id').notNull(),
    themeId: uuid('theme_id').notNull(),
    number: integer('number').notNull(),
    /** Hash of file, line, column and message. */
    fault: text('fault').notNull(),
    file: text('file').notNull(),
    line: integer('line'),
    column: integer('column'),
    message: text('message').notNull(),
    /** Path of the page on which it last occurred. */
    address: text('address').notNull(),
    count: integer('count').notNull().default(1),
    firstAt: moment('first_at').notNull().defaultNow(),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.themeId, table.number, table.fault] }),
    index('theme_errors_tenant_idx').on(table.tenantId),
  ],
)
