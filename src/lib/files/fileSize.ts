const MEGABYTE = 1024 * 1024

/**
 * The size of a file as people say it.
 * @param language of the reader
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
