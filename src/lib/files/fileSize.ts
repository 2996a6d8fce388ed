const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE

/**
 * Formats a file size.
 * @param language language of the result
 * @example fileSize(1_572_864, 'en') // '1.5 MB'
 */
export function fileSize(bytes: number, language: string): string {
  const [value, unit] =
    bytes < MEGABYTE
      ? [Math.max(1, bytes / 1024), 'kilobyte']
      : bytes < GIGABYTE
        ? [bytes / MEGABYTE, 'megabyte']
        : [bytes / GIGABYTE, 'gigabyte']
  return new Intl.NumberFormat(language, {
    maximumFractionDigits: value < 10 && unit !== 'kilobyte' ? 1 : 0,
    style: 'unit',
    unit,
  }).format(value)
}
