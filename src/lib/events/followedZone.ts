import { isTimezone } from './isTimezone'
import { keepWallClock } from './keepWallClock'

/** A moment and the zone that it is meant in. */
export interface ZonedMoment {
  /** ISO 8601; null while there is none. */
  moment: string | null
  /** IANA name; null while it has none. */
  zone: string | null
}

export interface Followed {
  stored: ZonedMoment
  /** With what the caller sent over it. */
  given: ZonedMoment
  /** Zones of the place as it was, and as it is. */
  place: { after: string; before: string }
  /** The caller sent a moment and no zone: it is meant as it is, on whatever clock. */
  isMomentMeant: boolean
}

/**
 * The zone of a moment is its place's until somebody chooses another: it follows when the place becomes known or changes,
 * and what was typed stays what the wall clock shows.
 */
export function followedZone({ given, isMomentMeant, place, stored }: Followed): ZonedMoment {
  const isChosenNow = given.zone !== stored.zone
  const isChosen = stored.zone !== null && stored.zone !== place.before
  if (given.zone !== null && (isChosenNow || isChosen)) return given
  if (!given.moment || isMomentMeant || !isTimezone(given.zone) || given.zone === place.after)
    return { moment: given.moment, zone: place.after }
  return { moment: keepWallClock(given.moment, given.zone, place.after), zone: place.after }
}
