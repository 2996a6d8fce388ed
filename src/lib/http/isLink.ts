/** Whether a value is empty or an HTTP or HTTPS URL. */
export function isLink(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
