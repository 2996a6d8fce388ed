import type { OldRule } from '../repeats/rule'
import type { ItemKind } from '../states'
import type { Remark } from '../texts/readText'

/** What is kept of an entry of an export until it is brought. Only what its kind needs. */
export interface ItemData {
  /** HTML of the text. */
  content?: string
  excerpt?: string
  /** ISO 8601. */
  date?: string
  slug?: string
  /** State in the old website: `publish`, `draft`, `private`. */
  status?: string
  /** Old id of what it belongs to: the page above, the menu of an entry, the event of a performance. */
  parent?: string
  author?: string
  categories?: string[]
  tags?: string[]
  /** Address of a picture or file. */
  file?: string
  alt?: string
  /** Old id of its picture. */
  picture?: string
  order?: number
  event?: OldEvent
  venue?: OldVenue
  entry?: OldMenuEntry
  redirect?: { from: string; to: string; permanent: boolean }
  /** Custom fields of an entry whose type has no counterpart, by name. */
  fields?: Record<string, string>
  /** Values for fields of its document that custom fields gave. */
  own?: Record<string, string>
  /** The first and last day of an event that has no times: `YYYY-MM-DD`. */
  span?: { first: string; last: string | null }
  /** What a person should know of its custom fields. */
  remarks?: Remark[]
  /** Bytes that were fetched for it, and in how many files. Default: one. */
  fetched?: number
  fetches?: number
  /** When the performances that an event came with were last written, by their ids. */
  performances?: Record<string, string>
}

/** A local time in a zone, as event plugins store it. */
export interface OldTime {
  /** `YYYY-MM-DDTHH:mm` */
  local: string
}

export interface OldEvent {
  times: { start: OldTime; end: OldTime | null }[]
  /** IANA name, if the old website named a valid one. */
  zone: string | null
  /** Old id of the venue. */
  venue: string | null
  /** Name of the venue, if a custom field gave it: `nameVenues` finds out which it is. */
  venueName?: string
  organizers: string[]
  price: string | null
  bookingAddress: string | null
  /** It repeats by a rule that only the old website could read. */
  repeats: boolean
  /** Rules by which it repeats, from its first time on. */
  rules?: OldRule[]
  /** Days on which it takes place besides, at the same time: `YYYY-MM-DD`. */
  extraDays?: string[]
}

export interface OldVenue {
  street?: string
  postcode?: string
  city?: string
  country?: string
  phone?: string
  website?: string
  lat?: number
  lng?: number
}

export interface OldMenuEntry {
  /** Old id of the menu. */
  menu: string
  /** What it leads to: an item, or an address. */
  target: { kind: ItemKind; oldId: string } | { address: string }
}

/** An entry of an export. */
export interface ExportedItem {
  kind: ItemKind
  oldId: string
  title: string
  path: string | null
  type: string
  data: ItemData
}
