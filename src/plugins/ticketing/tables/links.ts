import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { KeptAttributes } from '../lib/facts/keptAttributes'
import type { Seen } from '../lib/map/values'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/**
 * Which document follows which event or performance of a box office. The document's own fields show a copy of it: what
 * an older version, a copy or a restored document says about links is not true.
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
    /** Chosen, and not yet connected: a person connects it. A performance's is always true. */
    isConnected: boolean('is_connected').notNull().default(true),
    /**
     * `deleted` at the box office; `held` for a person to decide, who may have decided that it is `kept`; `removed` into
     * the trash by a sync. Null: all is well.
     */
    state: text('state').$type<'deleted' | 'held' | 'kept' | 'removed' | null>(),
    onSale: boolean('on_sale'),
    /** When selling begins. */
    onSaleFrom: moment('on_sale_from'),
    isFewLeft: boolean('is_few_left').notNull().default(false),
    /** What events can be chosen by: short values of the box office, by the names that it gives them. */
    attributes: jsonb('attributes').$type<KeptAttributes>().notNull().default({}),
    /** What the last sync knew of each field, by target. */
    seen: jsonb('seen').$type<Record<string, Seen>>().notNull().default({}),
    /** Targets that somebody edited here and that follow no more. */
    unfollowed: jsonb('unfollowed').$type<string[]>().notNull().default([]),
    /** When the document was last changed, as the last sync left it. */
    leftAt: moment('left_at'),
    /** Of an event: what the box office said at the last sync, and how everything stood here afterwards. */
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
