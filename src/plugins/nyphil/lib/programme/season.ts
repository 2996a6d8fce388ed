export interface SeasonData {
  title: string
  /** Noon in UTC, so that the day is the same in every zone. */
  startDate: string
  endDate: string
}

/**
 * A season from how the archive names it: from September to August.
 * @returns null where the name is no season
 * @example readSeason('2004-05').title // '2004–05 season'
 */
export function readSeason(entry: string): SeasonData | null {
  const years = /^\s*(\d{4})-(\d{2})\s*$/.exec(entry)
  if (!years) return null
  const first = Number(years[1])
  if ((first + 1) % 100 !== Number(years[2])) return null
  return {
    endDate: `${first + 1}-08-31T12:00:00.000Z`,
    startDate: `${first}-09-01T12:00:00.000Z`,
    title: `${first}–${years[2]} season`,
  }
}
