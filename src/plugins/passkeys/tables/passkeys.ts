import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

/** Passkeys of people: public keys only. The private keys never leave the devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    /** The id that the device gave it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** In COSE format, as base64url. */
    publicKey: text('public_key').notNull(),
    /** Number of its last signature. Devices that synchronise passkeys always send 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the device: `internal`, `usb`, `hybrid`. */
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
    /** When a signature showed that it has been copied. It does not sign in any more. */
    blockedAt: moment('blocked_at'),
    /** Since a reset of the password: it does not sign in alone until it has been used with the new password. */
    needsPassword: boolean('needs_password').notNull().default(false),
  },
  (table) => [
    uniqueIndex('passkeys_credential_idx').on(table.credentialId),
    index('passkeys_user_idx').on(table.userId),
  ],
)

/** Single-use challenges for devices to sign, and codes that a signature was exchanged for. Only hashes are stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    /** `add`: of a new passkey. `prove`: of a sign-in. `code`: proof of a second factor. */
    purpose: text('purpose').notNull(),
    /** Hash of the device cookie of the browser that it was sent to. */
    device: text('device').notNull(),
    /** Null while nobody is known: `prove`. */
    userId: uuid('user_id'),
    expiresAt: moment('expires_at').notNull(),
    /** Of a code: the passkey whose signature was exchanged for it. */
    passkeyId: uuid('passkey_id'),
  },
  (table) => [index('passkey_challenges_expires_idx').on(table.expiresAt)],
)

/** What tenants require of passkeys. Tenants without a row have not decided: a passkey is enough. */
export const passkeyRules = pgTable('passkey_rules', {
  tenantId: uuid('tenant_id').primaryKey(),
  /** Whether its people sign in with their password first, and the passkey is their second factor. */
  needsPassword: boolean('needs_password').notNull(),
})
