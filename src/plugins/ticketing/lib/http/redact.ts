const MIN_SECRET_LENGTH = 4
const MAX_MESSAGE_LENGTH = 200

/** Values in a client's headers that must not appear in messages, including the parts of Basic credentials. */
export function secretsIn(...headers: (Readonly<Record<string, string>> | undefined)[]): string[] {
  const values = headers
    .flatMap((group) => Object.entries(group ?? {}))
    .filter(([name]) => name.toLowerCase() !== 'accept')
  const found = values.flatMap(([, value]) => {
    const [scheme = '', token = ''] = value.split(' ', 2)
    const decoded = scheme.toLowerCase() === 'basic' ? Buffer.from(token, 'base64').toString() : ''
    return [value, token, decoded, ...passwordsOf(decoded)]
  })
  const withEncoded = found.flatMap((secret) => [secret, encodeURIComponent(secret)])
  return [...new Set(withEncoded)]
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    .sort((a, b) => b.length - a.length)
}

/** A password may contain colons: every suffix of `user:group:location:password` may be one. */
const passwordsOf = (decoded: string): string[] => {
  const parts = decoded.split(':')
  return parts.flatMap((part, index) => [part, parts.slice(index).join(':')])
}

/** Prepares a third-party message for display: one line, without credentials and control characters, truncated. */
export function redactMessage(message: string, secrets: readonly string[]): string | null {
  const redacted = secrets.reduce((text, secret) => text.replaceAll(secret, '•••'), message)
  const line = redacted.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line === '' ? null : line.slice(0, MAX_MESSAGE_LENGTH)
}
