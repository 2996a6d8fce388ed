/** A title or name as it is compared: several spaces, or one without a break, are one space. */
export const nameKey = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** How a name may be stored: as it is written, and with ordinary spaces. */
export const spellings = (text: string): string[] => [...new Set([text, nameKey(text)])]
