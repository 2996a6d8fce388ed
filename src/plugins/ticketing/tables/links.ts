import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AttributeValues } from '../lib/facts/attributeValues'
import type { Facts } from '../lib/facts/facts'
import type { Seen } from '../lib/map/values'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/**
 * Links between documents and events or performances of a box office. The documents' own fields are copies, which are
 * unreliable in older versions, duplicates and restored documents.
 */
export const links = pgTable(
  'ticketing_links',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id').notNull(),
    provider: text('provider').notNull(),
    /** `events` or `event-instances`. */
    collection: text('collection').notNull(),
    documentId: uuid('document_id').notNull(),
    externalId: text('external_id').notNull(),
    externalName: text('external_name').notNull().default(''),
    /** False for an event that was unlinked but is remembered. Always true for performances. */
    isConnected: boolean('is_connected').notNull().default(true),
    /**
     * `deleted`: gone at the box office. `held`: missing there, a user must decide. `kept`: a user chose to keep it.
     * `removed`: a sync moved it to the trash. `takenBack`: a user moved it there by taking back a sync. Null: in sync.
     */
    state: text('state').$type<'deleted' | 'held' | 'kept' | 'removed' | 'takenBack' | null>(),
    onSale: boolean('on_sale'),
    /** Start of sale. */
    onSaleFrom: moment('on_sale_from'),
    isFewLeft: boolean('is_few_left').notNull().default(false),
    /** Attribute values that events can be filtered by, by name. */
    attributes: jsonb('attributes').$type<AttributeValues>().notNull().default({}),
    /** Sync state of each field, by target. */
    seen: jsonb('seen').$type<Record<string, Seen>>().notNull().default({}),
    /** Targets that a user edited and that no longer follow. */
    unfollowed: jsonb('unfollowed').$type<string[]>().notNull().default([]),
    /** Run that was taken back last, and left the document different from the box office. */
    takenBackRun: uuid('taken_back_run'),
    /** Targets that got back their earlier value, while the box office has another. */
    takenBack: jsonb('taken_back').$type<string[]>().notNull().default([]),
    /** What the box office reports and a user took back, by fact. The columns have the earlier values. */
    heldFacts: jsonb('held_facts').$type<Partial<Facts>>().notNull().default({}),
    /** `updatedAt` of the document after the last sync wrote it. */
    leftAt: moment('left_at'),
    /** For events: digest of the last sync's input and of the stored state afterwards. */
    digest: text('digest'),
    syncedAt: moment('synced_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ticketing_links_external_idx').on(table.tenantId, table.provider, table.collection, table.externalId),
    uniqueIndex('ticketing_links_document_idx').on(table.collection, table.documentId),
    index('ticketing_links_tenant_idx').on(table.tenantId, table.provider),
  ],
)
