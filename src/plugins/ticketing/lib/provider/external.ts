/** Kinds of values that a box office sends, as far as a field map has to know them. */
export const SOURCE_TYPES = ['text', 'richText', 'number', 'boolean', 'date', 'moment', 'url', 'image', 'list'] as const
export type SourceType = (typeof SOURCE_TYPES)[number]

/** A value of a box office. `richText` is HTML as they sent it; a `date` is YYYY-MM-DD; a `moment` ISO 8601 in UTC; a `list` of texts. */
export type SourceValue = boolean | number | string | string[] | null

/** Something of theirs that a field map may read: a field of their API or an attribute that the box office made up. */
export interface SourceField {
  /** Key in `values`. */
  name: string
  /** As the box office calls it. */
  label: string
  type: SourceType
  of: 'event' | 'instance'
  /** An attribute that this box office made up, and not a field that every one has. */
  isAttribute: boolean
}

/** A wall clock at a place, and the moment that it shows where the box office says that. */
export interface ExternalTime {
  /** YYYY-MM-DDTHH:MM:SS */
  local: string
  /** ISO 8601 with Z. Null: only the venue's own zone can tell. */
  utc: string | null
  /** IANA name. Null: the box office does not say. */
  zone: string | null
}

export interface ExternalVenue {
  id: string | null
  name: string
}

/** Values by the names of source fields. A name that is missing was not asked for or not answered: it says nothing. Null says that it is empty. */
export type SourceValues = Record<string, SourceValue>

/** An event of a box office in our terms. */
export interface ExternalEvent {
  id: string
  name: string
  /** Of its performances as far as the answer says. */
  firstStart: ExternalTime | null
  lastStart: ExternalTime | null
  /** Null where the box office does not say. */
  isOnSale: boolean | null
  venue: ExternalVenue | null
  /** Where visitors see the event at the box office. */
  bookingUrl: string | null
  values: SourceValues
}

/** A performance of a box office in our terms. */
export interface ExternalInstance {
  id: string
  eventId: string
  start: ExternalTime
  end: ExternalTime | null
  isCancelled: boolean
  isOnSale: boolean | null
  /** Null where this answer cannot say; `listSoldOut` may. */
  isSoldOut: boolean | null
  /** Few tickets are left. Left out where the box office does not say. */
  isFewLeft?: boolean
  /** ISO 8601 with Z: when selling begins. */
  onSaleFrom: string | null
  venue: ExternalVenue | null
  bookingUrl: string | null
  values: SourceValues
}

/** One entry of a list to choose from. */
export interface Option {
  id: string
  label: string
  /** Its page at the box office, where the list says so. */
  url?: string | null
}
