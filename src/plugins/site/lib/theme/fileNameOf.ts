/** `event-list` for `eventList`: as files of a theme are called. */
export const fileNameOf = (type: string): string => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
