/**
 * Decodes a text file saved by a spreadsheet: UTF-16, with or without a byte order mark, or UTF-8 if valid; otherwise
 * the character set that Excel uses on the computer: that of the Mac if lines end as they did there, else Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return countOf(/\r(?!\n)/g, text) > countOf(/\n/g, text) ? new TextDecoder('macintosh').decode(bytes) : text
  }
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0
