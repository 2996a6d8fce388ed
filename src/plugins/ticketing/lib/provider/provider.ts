import type { CspDirectives } from '@/lib/csp/presets'
import type { Embed } from '@/lib/site/embed'
import type { ExternalEvent, ExternalInstance, Option, SourceField } from './external'
import type { ProviderClient } from '../http/client'
import type { ProviderProblem } from './problems'

/** Values of a connection's fields by name, with secrets decrypted. */
export type Connection = Readonly<Record<string, string>>

/** A field of the connection form. */
export interface ConnectionField {
  /** Name from the specification: `clientName`, `apiKey`. */
  name: string
  /** Label on the form. Default: translation `ticketingField_{name}`. */
  label?: string
  type: 'choice' | 'secret' | 'text' | 'url'
  /** Options of a `choice`. The first is the default. */
  choices?: readonly string[]
  isRequired: boolean
  longest: number
  /** Format of a valid value. URLs are validated separately. */
  pattern?: RegExp
}

/** Result of a connection check. */
export type CheckResult =
  { ok: true; organization: { id: string | null; name: string } | null } | { ok: false; problem: ProviderProblem }

/** Base URLs from environment settings. Providers whose URL the tenant enters have none here. */
export interface ProviderAddresses {
  SPEKTRIX_BASE_URL: string
  LINEUP_API_BASE_URL: string
  /** No default: Elevent has no public API address. */
  ELEVENT_API_BASE_URL: string | undefined
}

/** Base URL and credentials for a connection. */
export interface Access {
  /** Without a trailing slash. */
  baseUrl: string
  headers: Readonly<Record<string, string>>
  /** Alternative headers, tried once if these are rejected with 401. */
  otherHeaders?: Readonly<Record<string, string>>
  /** Public base URLs for visitor links. Never secret. */
  links?: Readonly<Record<string, string>>
}

/** A record that was skipped because it is invalid or a duplicate. */
export interface SkippedRecord {
  /** The list: 'instances', 'TXN/Performances/Search'. */
  call: string
  /** Index in the response, from 0. */
  index: number
  /** Null if even the id is unreadable: any record missing from the list may be this one. */
  id: string | null
  reason: 'duplicate' | 'unreadable'
  /** The path that failed validation and why, never a value: 'start: is not a date and time'. */
  detail: string | null
}

export interface ListOptions {
  /** YYYY-MM-DD: excludes anything over before this day. */
  from: string
  /**
   * Called for each skipped record. A performance reported here exists at the box office and must not count as removed.
   * If a list has several records and none can be read, a `shape` error is thrown.
   */
  onSkip?: (record: SkippedRecord) => void
}

export const LISTS = ['memberships', 'donations', 'attributes', 'modesOfSale', 'venues'] as const
export type ListName = (typeof LISTS)[number]

export type BlockKind = 'membership' | 'donation' | 'widget'

/** Configuration of a block on a page. */
export interface EmbedInput {
  addresses: ProviderAddresses
  /** Connection fields without secrets. */
  fields: Connection
  /** The membership or donation; null for a widget. */
  item: Option | null
  /** A public key that staff entered in the block. */
  publicKey: string
}

export interface ProviderEmbed {
  /** URL of its page at the box office. */
  link: string
  /** Null: it can only be linked, not embedded. */
  embed: Embed | null
}

export interface ProviderWebsite {
  /** A renderer per block kind; it returns null if the block cannot be rendered. */
  blocks: Partial<Record<BlockKind, (input: EmbedInput) => ProviderEmbed | null>>
  /** The widget needs a key entered by staff in the block. Default: none. */
  widgetKey?: true
  /** CSP directives needed by all its blocks. */
  policy: (addresses: ProviderAddresses) => CspDirectives
}

/**
 * A ticketing provider. It is independent of Payload, tenants and the database: it receives a client that already has
 * address, credentials, limits and abort signal. Every response is validated by a schema.
 */
export interface TicketingProvider {
  hasApi: true
  /** Handle of its app. */
  handle: string
  /** Brand name. */
  name: string
  connection: readonly ConnectionField[]
  features: {
    /** `findEvent` distinguishes deleted events from events missing from the list. */
    deletedCheck: boolean
    /** It reports cancelled performances, so a vanished one was removed. Otherwise a user decides. */
    cancelled: boolean
    /** Unlinking an event also clears what it was linked to. */
    forgetsOnUnlink?: boolean
  }
  /**
   * @throws ProviderError `unknownAddress` if no base URL is configured, `wrongAddress` if the values do not make a
   * valid URL
   */
  access: (connection: Connection, addresses: ProviderAddresses) => Access
  /** Verifies address and credentials. ProviderErrors are returned, not thrown. */
  check: (client: ProviderClient, connection: Connection) => Promise<CheckResult>
  listEvents: (client: ProviderClient, options: ListOptions) => AsyncIterable<ExternalEvent>
  /** Null if the box office no longer has it. */
  findEvent: (client: ProviderClient, id: string) => Promise<ExternalEvent | null>
  /** Performances of these events, or of all if none are given. */
  listInstances: (
    client: ProviderClient,
    options: ListOptions & { eventIds?: readonly string[]; modesOfSale?: readonly string[] },
  ) => AsyncIterable<ExternalInstance>
  /** Fields that field maps can read, including custom attributes. */
  sourceFields: (client: ProviderClient, options: ListOptions) => Promise<SourceField[]>
  /** The lists the provider supports. */
  lists: Partial<Record<ListName, (client: ProviderClient, options: ListOptions) => Promise<Option[]>>>
  /** Blocks for public pages. Default: none. */
  website?: ProviderWebsite
  /** Standard fields that events can be filtered by, in addition to attributes. Default: none. */
  filterFields?: readonly string[]
  /**
   * Reports which of these performances are sold out, for providers that need a separate call. Paced as the box office
   * requires.
   */
  listSoldOut?: (client: ProviderClient, ids: readonly string[]) => AsyncIterable<{ id: string; isSoldOut: boolean }>
}

/** A provider without an API: staff enter booking links. */
export interface LinkProvider {
  hasApi: false
  /** Handle of its app. */
  handle: string
  name: string
  /** Maximum length of the button label. */
  longestLabel: number
  /** @returns the problem with the link, or null if it is valid */
  linkProblem: (link: string) => LinkProblem | null
}

export type LinkProblem = 'notAbsolute' | 'notWeb' | 'credentials' | 'tooLong'

export type AnyProvider = LinkProvider | TicketingProvider
