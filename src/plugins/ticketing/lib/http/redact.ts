const SHORTEST_SECRET = 4
const LONGEST_WORDS = 200

/** Everything in the headers of a client that must not stand in a message: their values, and the parts of Basic. */
export function secretsIn(...headers: (Readonly<Record<string, string>> | undefined)[]): string[] {
  const values = headers
    .flatMap((each) => Object.entries(each ?? {}))
    .filter(([name]) => name.toLowerCase() !== 'accept')
  const found = values.flatMap(([, value]) => {
    const [scheme = '', token = ''] = value.split(' ', 2)
    const decoded = scheme.toLowerCase() === 'basic' ? Buffer.from(token, 'base64').toString() : ''
    return [value, token, decoded, ...passwordsOf(decoded)]
  })
  const withEncoded = found.flatMap((secret) => [secret, encodeURIComponent(secret)])
  return [...new Set(withEncoded)]
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .sort((a, b) => b.length - a.length)
}

/** A password may contain colons: every tail of `user:group:location:password` may be one. */
const passwordsOf = (decoded: string): string[] => {
  const parts = decoded.split(':')
  return parts.flatMap((part, index) => [part, parts.slice(index).join(':')])
}

/** Words of a stranger for a message of ours: one line, without credentials and control characters, cut short. */
export function redactedMessage(words: string, secrets: readonly string[]): string | null {
  const redacted = secrets.reduce((text, secret) => text.replaceAll(secret, '•••'), words)
  const line = redacted.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line === '' ? null : line.slice(0, LONGEST_WORDS)
}
