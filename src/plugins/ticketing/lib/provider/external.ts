/** Types of box-office values, as far as field maps distinguish them. */
export const SOURCE_TYPES = ['text', 'richText', 'number', 'boolean', 'date', 'moment', 'url', 'image', 'list'] as const
export type SourceType = (typeof SOURCE_TYPES)[number]

/**
 * A value from a box office. `richText` is unsanitised HTML, a `date` is YYYY-MM-DD, a `moment` is ISO 8601 in UTC, a
 * `list` is a list of strings.
 */
export type SourceValue = boolean | number | string | string[] | null

/** A box-office field that a field map may read: an API field or a custom attribute. */
export interface SourceField {
  /** Key in `values`. */
  name: string
  /** Label at the box office. */
  label: string
  type: SourceType
  of: 'event' | 'instance'
  /** A custom attribute of this box office rather than a standard field. */
  isAttribute: boolean
}

/** A local time and, if the box office reports it, the moment. */
export interface ExternalTime {
  /** YYYY-MM-DDTHH:MM:SS */
  local: string
  /** ISO 8601 with Z. Null: must be resolved with the venue's time zone. */
  utc: string | null
  /** IANA name. Null: not reported. */
  zone: string | null
}

export interface ExternalVenue {
  id: string | null
  name: string
}

/**
 * Values by source field name. A missing name was not requested or not returned and means nothing; null means empty.
 */
export type SourceValues = Record<string, SourceValue>

/** A box-office event in a provider-independent format. */
export interface ExternalEvent {
  id: string
  name: string
  /** First and last performance, if reported. */
  firstStart: ExternalTime | null
  lastStart: ExternalTime | null
  /** Null if not reported. */
  isOnSale: boolean | null
  venue: ExternalVenue | null
  /** Public page of the event at the box office. */
  bookingUrl: string | null
  values: SourceValues
}

/** A box-office performance in a provider-independent format. */
export interface ExternalInstance {
  id: string
  eventId: string
  start: ExternalTime
  end: ExternalTime | null
  isCancelled: boolean
  isOnSale: boolean | null
  /** Null if this response does not tell; `listSoldOut` may. */
  isSoldOut: boolean | null
  /** Few tickets are left. Absent if not reported. */
  isFewLeft?: boolean
  /** Start of sale, ISO 8601 with Z. */
  onSaleFrom: string | null
  venue: ExternalVenue | null
  bookingUrl: string | null
  values: SourceValues
}

/** One entry of a list to choose from. */
export interface Option {
  id: string
  label: string
  /** Its public page at the box office, if listed. */
  url?: string | null
}
