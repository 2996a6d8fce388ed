import { formatIn } from './formatIn'

/**
 * The short name of a time zone at an instant.
 * @param moment ISO 8601
 * @param zone IANA name
 * @example zoneName('2026-07-01T12:00:00Z', 'Europe/London', 'en') // 'BST'
 */
export function zoneName(moment: string, zone: string, language: string): string {
  const parts = formatIn(language, { hour: 'numeric', timeZone: zone, timeZoneName: 'short' }).formatToParts(
    Date.parse(moment),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
