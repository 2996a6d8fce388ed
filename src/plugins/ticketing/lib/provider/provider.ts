import type { CspDirectives } from '../../../../lib/csp/presets'
import type { Embed } from '../../../../lib/site/embed'
import type { ExternalEvent, ExternalInstance, Option, SourceField } from './external'
import type { ProviderClient } from '../http/client'
import type { ProviderProblem } from './problems'

/** Values of a connection's fields by name, secrets opened. */
export type Connection = Readonly<Record<string, string>>

/** A field of the form that connects a box office. */
export interface ConnectionField {
  /** As the requirements call it: `clientName`, `apiKey`. */
  name: string
  /** On the form. Default: the text `ticketingField_{name}` in the reader's language. */
  label?: string
  type: 'choice' | 'secret' | 'text' | 'url'
  /** Values of a choice. The first is the default. */
  choices?: readonly string[]
  isRequired: boolean
  longest: number
  /** What a value looks like. A url is checked by itself. */
  pattern?: RegExp
}

/** What a check found out. */
export type CheckResult =
  { ok: true; organization: { id: string | null; name: string } | null } | { ok: false; problem: ProviderProblem }

/** Base addresses that the environment sets; a provider whose address the tenant types has none here. */
export interface ProviderAddresses {
  SPEKTRIX_BASE_URL: string
  LINEUP_API_BASE_URL: string
  /** Undefined until somebody knows it: Elevent has no public one. */
  ELEVENT_API_BASE_URL: string | undefined
}

/** Where a client of this connection calls, and as whom. */
export interface Access {
  /** Ends without a slash. */
  baseUrl: string
  headers: Readonly<Record<string, string>>
  /** Other headers to try once where these are refused with 401. */
  otherHeaders?: Readonly<Record<string, string>>
  /** Public addresses from which links for visitors are made. Never anything secret. */
  links?: Readonly<Record<string, string>>
}

/** A record of an answer that is left out: it cannot be read, or its id came before. */
export interface SkippedRecord {
  /** The list: 'instances', 'TXN/Performances/Search'. */
  call: string
  /** Position in the answer, from 0. */
  index: number
  /** Null when not even that can be read: whatever is missing from the list may be this one. */
  id: string | null
  reason: 'duplicate' | 'unreadable'
  /** The path that does not fit and why, and never a value: 'start: is no date and time'. */
  detail: string | null
}

export interface ListOptions {
  /** YYYY-MM-DD: nothing that is over before. */
  from: string
  /**
   * Called for each record that is left out; the others follow. A performance named here is there at the box office, and
   * must not count as gone. A list of several records of which none can be read is an error `shape`.
   */
  onSkip?: (record: SkippedRecord) => void
}

export const LISTS = ['memberships', 'donations', 'attributes', 'modesOfSale', 'venues'] as const
export type ListName = (typeof LISTS)[number]

export type BlockKind = 'membership' | 'donation' | 'widget'

/** What a block of a page names. */
export interface EmbedInput {
  addresses: ProviderAddresses
  /** Of the connection, without its secrets. */
  fields: Connection
  /** Of the membership or donation; null for a widget. */
  item: Option | null
  /** A key that staff have typed into the block, for everybody to see. */
  publicKey: string
}

export interface ProviderEmbed {
  /** Its page at the box office. */
  link: string
  /** Null: there is only the page. */
  embed: Embed | null
}

export interface ProviderWebsite {
  /** Null where it cannot be shown. */
  blocks: Partial<Record<BlockKind, (input: EmbedInput) => ProviderEmbed | null>>
  /** Its widget needs a key that staff type into the block. Default: none. */
  widgetKey?: true
  /** What the content security policy must allow for all of them. */
  policy: (addresses: ProviderAddresses) => CspDirectives
}

/**
 * A ticketing system, as Callboard uses it. It sees no Payload, no tenant and no database: a client is given, with
 * address, credentials, limits and the signal to stop already in it. Every answer is parsed by a schema at the edge.
 */
export interface TicketingProvider {
  hasApi: true
  /** Handle of its app. */
  handle: string
  /** As its makers write it. */
  name: string
  connection: readonly ConnectionField[]
  features: {
    /** `findEvent` tells a deleted event from one that the list leaves out. */
    deletedCheck: boolean
    /** It says which performances are cancelled: one that vanishes is gone. Where it does not, a person decides. */
    cancelled: boolean
    /** An event that no longer follows forgets what it followed. */
    forgetsOnUnlink?: boolean
  }
  /** @throws ProviderError `unknownAddress` where no address is set, `wrongAddress` for values that make none */
  access: (connection: Connection, addresses: ProviderAddresses) => Access
  /** Proves that address and credentials work. Throws nothing that a client throws. */
  check: (client: ProviderClient, connection: Connection) => Promise<CheckResult>
  listEvents: (client: ProviderClient, options: ListOptions) => AsyncIterable<ExternalEvent>
  /** Null when the box office does not know it any more. */
  findEvent: (client: ProviderClient, id: string) => Promise<ExternalEvent | null>
  /** Performances of these events; of all when none are named. */
  listInstances: (
    client: ProviderClient,
    options: ListOptions & { eventIds?: readonly string[]; modesOfSale?: readonly string[] },
  ) => AsyncIterable<ExternalInstance>
  /** What a field map may read. Attributes that the box office made up included. */
  sourceFields: (client: ProviderClient, options: ListOptions) => Promise<SourceField[]>
  /** Only the lists that it has. */
  lists: Partial<Record<ListName, (client: ProviderClient, options: ListOptions) => Promise<Option[]>>>
  /** What visitors get on pages of the site. Default: nothing. */
  website?: ProviderWebsite
  /** Names of its own fields that events can be chosen by, beside its attributes. Default: none. */
  filterFields?: readonly string[]
  /** Ids of those sold out among these performances, where another call has to say it. In turns, as slow as the box office wants it. */
  listSoldOut?: (client: ProviderClient, ids: readonly string[]) => AsyncIterable<{ id: string; isSoldOut: boolean }>
}

/** A provider of links that staff enter: no calls, nothing to connect or to synchronise. */
export interface LinkProvider {
  hasApi: false
  /** Handle of its app. */
  handle: string
  name: string
  /** Longest text on the button. */
  longestLabel: number
  /** @returns what is wrong with a link that staff entered, null when it may be shown */
  linkProblem: (link: string) => LinkProblem | null
}

export type LinkProblem = 'notAbsolute' | 'notWeb' | 'credentials' | 'tooLong'

export type AnyProvider = LinkProvider | TicketingProvider
