const SITES_SHOWN = 25

/** Which part of a list is shown, and of how many: the last one where there are fewer than wanted. */
export function partOf(
  found: number,
  wanted: number,
): { part: number; parts: number; slice: { limit: number; offset: number } } {
  const parts = Math.max(1, Math.ceil(found / SITES_SHOWN))
  const part = Math.min(wanted, parts)
  return { part, parts, slice: { limit: SITES_SHOWN, offset: (part - 1) * SITES_SHOWN } }
}

/** @example hostOfWebsite('https://www.theatre.example') // 'www.theatre.example' */
export const hostOfWebsite = (website: string): string => website.replace(/^https?:\/\//, '')
