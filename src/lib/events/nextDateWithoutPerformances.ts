interface EventDates {
  endDate?: string | null
  startDate?: string | null
}

/** The next date of an event without performances: its start, until the event is over. */
export function nextDateWithoutPerformances({ endDate, startDate }: EventDates, now: Date): string | null {
  const last = endDate ?? startDate
  return startDate && last && Date.parse(last) >= now.getTime() ? startDate : null
}
