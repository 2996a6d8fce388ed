const HARMLESS = /^(?:https?:\/\/|mailto:|tel:)/i

/** An address that may be followed: within the site, on the web, a mail or a telephone. Never a script. @returns null else */
export function safeHref(address: unknown): string | null {
  if (typeof address !== 'string') return null
  const text = address.trim()
  // Browsers leave out line breaks and read a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(text)) return null
  return HARMLESS.test(text) || /^(?:[/?#](?!\/)|$)/.test(text) ? text : null
}
