/** English without a country writes months before days; this product's English is British. */
export const intlLanguage = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** The day of a moment in a zone, in full: Saturday, 21 November 2026. */
export function dayInZone(moment: Date, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(intlLanguage(language), {
    day: 'numeric',
    month: 'long',
    timeZone,
    weekday: 'long',
    year: 'numeric',
  }).format(moment)
}

/** The time of day of a moment in a zone: 19:30, with the zone's name where the reader's may be another. */
export function timeInZone(moment: string, timeZone: string, language: string, { withZone = false } = {}): string {
  const time = new Intl.DateTimeFormat(intlLanguage(language), {
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment))
  return withZone ? `${time} ${(timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ')}` : time
}

/** Weekday, day and month of a moment in a zone, apart. */
export function dayTile(
  moment: string,
  timeZone: string,
  language: string,
): { day: string; month: string; weekday: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLanguage(language), { ...options, timeZone }).format(new Date(moment))
  return { day: part({ day: 'numeric' }), month: part({ month: 'short' }), weekday: part({ weekday: 'short' }) }
}
