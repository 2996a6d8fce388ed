/** Decodes an SVG by its byte order mark, or by the encoding that its XML declaration names. Null if it is not text. */
export function textOf(data: Buffer): string | null {
  try {
    return new TextDecoder(encodingOf(data), { fatal: true }).decode(data)
  } catch {
    return null
  }
}

const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/

function encodingOf(data: Buffer): string {
  if (data[0] === 0xff && data[1] === 0xfe) return 'utf-16le'
  if (data[0] === 0xfe && data[1] === 0xff) return 'utf-16be'
  return DECLARATION.exec(data.toString('latin1', 0, 256))?.[1] ?? 'utf-8'
}
