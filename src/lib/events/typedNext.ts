interface Typed {
  endDate?: string | null
  startDate?: string | null
}

/** When an event without performances is next: its start, until it is over. */
export function typedNext({ endDate, startDate }: Typed, now: Date): string | null {
  const last = endDate ?? startDate
  return startDate && last && Date.parse(last) >= now.getTime() ? startDate : null
}
