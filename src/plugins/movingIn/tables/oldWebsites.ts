import {
  bigint,
  boolean,
  customType,
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
import type { Choices } from '../lib/choices'
import type { ItemKind, ItemState, WebsiteState } from '../lib/states'
import type { ItemData } from '../lib/export/item'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Exports of old websites that were brought to a tenant. */
export const oldWebsites = pgTable(
  'old_websites',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    /** The user with whose permissions everything is written. */
    userId: uuid('user_id').notNull(),
    state: text('state').$type<WebsiteState>().notNull(),
    /** Sizes of the files of the export, in bytes. */
    sizes: jsonb('sizes').$type<number[]>().notNull(),
    /** Address of the old website, from the export. */
    address: text('address'),
    title: text('title'),
    /** Language of the content. */
    locale: text('locale').notNull(),
    choices: jsonb('choices').$type<Choices>(),
    /** Why the export was refused, or what is wrong with it as a whole. */
    problem: text('problem'),
    /** Releases that hold the drafts. */
    releases: jsonb('releases').$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('old_websites_tenant_idx').on(table.tenantId, table.createdAt)],
)

/** The files of an export in slices, until they have been read. */
export const oldWebsiteParts = pgTable(
  'old_website_parts',
  {
    websiteId: uuid('website_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    file: integer('file').notNull(),
    number: integer('number').notNull(),
    /** Compressed. */
    bytes: bytes('bytes').notNull(),
    /** Before compression. */
    size: bigint('size', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.file, table.number] }),
    index('old_website_parts_tenant_idx').on(table.tenantId),
  ],
)

/** What an export contains, and what became of it. */
export const oldWebsiteItems = pgTable(
  'old_website_items',
  {
    id: uuid('id').primaryKey(),
    websiteId: uuid('website_id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    kind: text('kind').$type<ItemKind>().notNull(),
    /** What identifies it among those of its kind in the export. */
    oldId: text('old_id').notNull(),
    /** Order in the export. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** Its old path with the query, if it had an address. */
    path: text('path'),
    /** Post type in the old website. */
    type: text('type').notNull(),
    data: jsonb('data').$type<ItemData>().notNull(),
    state: text('state').$type<ItemState>().notNull().default('waiting'),
    /** Why it was not brought, or what was left out of it. */
    problem: text('problem'),
    detail: text('detail'),
    /** Slug of the content type that it became. */
    collection: text('collection'),
    documentId: uuid('document_id'),
    /** When the document was last written. */
    leftAt: moment('left_at'),
    /** Links of its text that led to something that had not been brought yet. */
    openLinks: integer('open_links').notNull().default(0),
    isInRelease: boolean('is_in_release').notNull().default(false),
  },
  (table) => [
    uniqueIndex('old_website_items_old_id').on(table.websiteId, table.kind, table.oldId),
    index('old_website_items_state_idx').on(table.websiteId, table.state, table.kind, table.position),
    index('old_website_items_document_idx').on(table.documentId),
    index('old_website_items_tenant_idx').on(table.tenantId),
  ],
)
