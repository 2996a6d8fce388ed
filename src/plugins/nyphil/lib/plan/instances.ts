import { momentInZone } from '../../../../lib/events/momentInZone'
import type { Programme } from '../programme/fileSchema'
import { momentOf, readClock, readDay, USUAL_HOUR } from '../programme/moments'
import type { Report } from '../report'
import { stageOf, type Stage } from './places'
import type { PlannedDocument, Shelf } from './shelf'

export interface Performance extends Stage {
  /** What tells it from its sisters. */
  key: string
  start: string
  note: string | null
}

/** The concerts of a programme that have a readable day. */
export function performancesOf(
  shelf: Shelf,
  report: Report,
  { concerts, label }: Programme,
  homeZone: string,
): Performance[] {
  const seen = new Map<string, number>()
  return concerts.flatMap((concert) => {
    const day = readDay(concert.Date)
    if (!day) return report.add('Concerts left out', label, `"${concert.Date}" is no date`)
    const stage = stageOf(shelf, report, label, concert, homeZone)
    const clock = readClock(concert.Time ?? '')
    if (!clock) report.add('Concerts without a time', label, `${day}, put at ${USUAL_HOUR} with a note`)
    const base = [day, concert.Time ?? '', concert.Location, concert.Venue].join('|')
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return [
      {
        ...stage,
        key: count > 1 ? `${base}|${count}` : base,
        note: clock ? null : 'Time not recorded',
        start: momentOf(day, clock ?? readClock(USUAL_HOUR)!, stage.timezone),
      },
    ]
  })
}

/** Puts the performances of an event on the shelf. */
export function planInstances(shelf: Shelf, event: PlannedDocument, performances: Performance[]): void {
  for (const { key, note, start, timezone, venue } of performances) {
    shelf.take('event-instances', `${event.id}|${key}`, () => ({
      end_tz: timezone,
      event: event.id,
      note,
      start,
      start_tz: timezone,
      title: `${String(event.data.title)}, ${momentInZone(start, timezone)}`,
      venue,
    }))
  }
}
