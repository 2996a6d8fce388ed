/** Converts a block type to a file name: `eventList` to `event-list`. */
export const fileNameOf = (type: string): string => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
