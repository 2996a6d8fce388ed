/** Date and time format of emails: UTC, with Latin digits, which all email clients can display. */
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
