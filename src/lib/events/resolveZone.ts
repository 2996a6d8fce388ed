import { isTimezone, keepLocalTime } from './momentInZone'

/** An instant with its time zone. */
export interface ZonedMoment {
  /** ISO 8601; null if not set. */
  moment: string | null
  /** IANA name; null if not set. */
  zone: string | null
}

export interface ZoneChange {
  stored: ZonedMoment
  /** Stored values merged with those of the request. */
  given: ZonedMoment
  /** Time zones of the old and new venue. */
  place: { after: string; before: string }
  /** The request contains an instant without a time zone: the instant must not be shifted. */
  isMomentMeant: boolean
}

/**
 * Determines the time zone of a date: that of its venue, unless a user has selected another. If the venue's zone
 * changes, the entered local time is kept and the instant is shifted.
 */
export function resolveZone({ given, isMomentMeant, place, stored }: ZoneChange): ZonedMoment {
  const isChosenNow = given.zone !== stored.zone
  const isChosen = stored.zone !== null && stored.zone !== place.before
  if (given.zone !== null && (isChosenNow || isChosen)) return given
  if (!given.moment || isMomentMeant || !isTimezone(given.zone) || given.zone === place.after)
    return { moment: given.moment, zone: place.after }
  return { moment: keepLocalTime(given.moment, given.zone, place.after), zone: place.after }
}
