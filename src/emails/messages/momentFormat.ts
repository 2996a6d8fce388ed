/** How a moment of the log kind stands in a mail: in UTC, in digits that all mail programs have. */
export const momentFormat = (tag: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${tag}-u-nu-latn`, {
    day: 'numeric',
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    month: 'long',
    timeZone: 'UTC',
    timeZoneName: 'short',
    year: 'numeric',
  })
