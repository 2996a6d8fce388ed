export interface ReadMail {
  /** By name in lower case; every value of a header that stands there more than once. */
  headers: Map<string, string[]>
  /** Decoded. */
  subject: string
  text: string
  html: string
  attachments: { headers: Map<string, string[]>; content: Buffer }[]
}

/** Reads a message as mail programs do: headers unfolded, encoded words and bodies decoded, parts by their boundary. */
export function readSource(source: string): ReadMail {
  const { body, headers } = split(source)
  const leaves = leavesOf(headers, body)
  const textOf = (type: string) =>
    leaves
      .find((leaf) => header(leaf.headers, 'content-type').startsWith(type))
      ?.content.toString('utf8')
      .replaceAll('\r\n', '\n') ?? ''
  return {
    attachments: leaves.filter((leaf) => leaf.headers.has('content-id')),
    headers,
    html: textOf('text/html'),
    subject: decodeWords(header(headers, 'subject')),
    text: textOf('text/plain'),
  }
}

const header = (headers: Map<string, string[]>, name: string): string => headers.get(name)?.[0] ?? ''

function split(source: string): { headers: Map<string, string[]>; body: string } {
  const end = source.indexOf('\r\n\r\n')
  const headers = new Map<string, string[]>()
  for (const line of source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()])
  }
  return { body: source.slice(end + 4), headers }
}

function leavesOf(headers: Map<string, string[]>, body: string): { headers: Map<string, string[]>; content: Buffer }[] {
  const boundary = /boundary="([^"]+)"/.exec(header(headers, 'content-type'))?.[1]
  if (!boundary) return [{ content: decodeBody(body, header(headers, 'content-transfer-encoding')), headers }]
  const parts = body.split(`--${boundary}`).slice(1, -1)
  return parts.flatMap((part) => {
    const inner = split(part.replace(/^\r\n/, '').replace(/\r\n$/, ''))
    return leavesOf(inner.headers, inner.body)
  })
}

function decodeBody(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body.replace(/=[ \t]*\r\n/g, '')) : Buffer.from(body)
}

const fromQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** RFC 2047. Blanks between two encoded words belong to neither. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      (kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64')
        : fromQuotedPrintable(words.replaceAll('_', ' '))
      ).toString('latin1'),
    )
    .replace(/[\x80-\xFF]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'))
}
