/** For how many days after its start anything is looked for, such as a performance that lasts: the search is bounded. */
export const LONGEST_DAYS = 400

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether a performance lasts for more than a day, as an exhibition does: visitors can come until it ends. */
export const lastsForDays = ({ end, start }: { end?: string | null; start: string }): boolean =>
  Boolean(end) && Date.parse(end ?? '') - Date.parse(start) > DAY_MS
