const HEADER = '%PDF-'
const END = '%%EOF'
/** Readers look for the header in so many bytes, and checks for the end. */
const WITHIN = 1024

/**
 * A PDF from its header to its end. Generators and mail programs write line breaks, byte order marks or padding around
 * it, which readers ignore.
 * @returns null if the file is not a PDF; `damaged` if it has no end
 */
export function repairPdf(data: Buffer): Buffer | 'damaged' | null {
  const start = data.subarray(0, WITHIN).indexOf(HEADER)
  if (start < 0) return null
  const end = data.lastIndexOf(END)
  if (end < start || !data.subarray(Math.max(start, end - WITHIN / 2), end).includes('xref')) return 'damaged'
  const isWhole = start === 0 && data.length - end < WITHIN / 2
  return isWhole ? data : Buffer.concat([data.subarray(start, end + END.length), Buffer.from('\n')])
}
