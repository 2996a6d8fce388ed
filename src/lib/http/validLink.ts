/** Field validation: accepts an HTTP or HTTPS URL or an empty value. */
export function validLink(value: unknown): string | true {
  if (value === null || value === undefined || value === '') return true
  if (typeof value !== 'string' || !URL.canParse(value)) return 'An address like https://example.org'
  return /^https?:$/.test(new URL(value).protocol) || 'An address that begins with https://'
}
