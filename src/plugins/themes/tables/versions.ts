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
import type { StoredFile } from '../lib/files/storedFile'
import type { ThemeJson } from '../lib/package/themeJson'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Where a version comes from. */
export type VersionSource = 'duplicate' | 'nocode' | 'studio' | 'sync' | 'upload'

/** Versions of themes. A row never changes: what changes is another version. */
export const versions = pgTable(
  'theme_versions',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    themeId: uuid('theme_id').notNull(),
    /** Counts up within a theme, and is never used twice. */
    number: integer('number').notNull(),
    source: text('source').$type<VersionSource>().notNull(),
    /** Of the repository, where a sync has made it. */
    commit: text('commit'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Name, version, author and licence, as the package says. */
    info: jsonb('info').$type<ThemeJson['info']>().notNull(),
    manifest: jsonb('manifest').$type<ThemeJson['manifest']>().notNull(),
    /** What is chosen for the theme with this version; null where the version says nothing of it, and what was chosen stays. */
    settings: jsonb('settings').$type<Record<string, unknown>>(),
    /** Every file by its path; its content lies on disk, under its hash. */
    files: jsonb('files').$type<StoredFile[]>().notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('theme_versions_number_idx').on(table.themeId, table.number),
    index('theme_versions_tenant_idx').on(table.tenantId),
  ],
)

/** Which version of a theme counts, and the highest number that one ever had. */
export const pointers = pgTable(
  'theme_pointers',
  {
    themeId: uuid('theme_id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    /** Null while the first version waits. */
    versionId: uuid('version_id'),
    lastNumber: integer('last_number').notNull(),
    movedAt: moment('moved_at').notNull().defaultNow(),
  },
  (table) => [index('theme_pointers_tenant_idx').on(table.tenantId)],
)

/** What went wrong while pages were drawn with a theme, once for each fault. */
export const errors = pgTable(
  'theme_errors',
  {
    tenantId: uuid('tenant_id').notNull(),
    themeId: uuid('theme_id').notNull(),
    number: integer('number').notNull(),
    /** Of file, line, column and message. */
    fault: text('fault').notNull(),
    file: text('file').notNull(),
    line: integer('line'),
    column: integer('column'),
    message: text('message').notNull(),
    /** The page on which it was seen last. */
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
