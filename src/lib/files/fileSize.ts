const MEGABYTE = 1024 * 1024

/**
 * Formats a file size.
 * @param language language of the result
 * @example fileSize(1_572_864, 'en') // '1.5 MB'
 */
export function fileSize(bytes: number, language: string): string {
  const [value, unit] = bytes < MEGABYTE ? [Math.max(1, bytes / 1024), 'kilobyte'] : [bytes / MEGABYTE, 'megabyte']
  return new Intl.NumberFormat(language, {
    maximumFractionDigits: value < 10 && unit === 'megabyte' ? 1 : 0,
    style: 'unit',
    unit,
  }).format(value)
}
