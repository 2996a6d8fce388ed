import type { Picture } from './picture'

/** A PDF file of the demo. */
export type PdfFile = Omit<Picture, 'mimetype'> & { mimetype: 'application/pdf' }

/**
 * Builds a PDF with one page, a heading and lines of text, set in Helvetica, which every PDF reader provides.
 * @param lines ASCII only
 */
export function createPdf(name: string, heading: string, lines: readonly string[]): PdfFile {
  const content = [
    'BT',
    '/F1 22 Tf',
    '60 770 Td',
    `(${escapeText(heading)}) Tj`,
    '/F1 11 Tf',
    '0 -34 Td',
    ...lines.flatMap((line) => [`(${escapeText(line)}) Tj`, '0 -17 Td']),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const trailer = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  const data = Buffer.from(body + trailer, 'latin1')
  return { data, mimetype: 'application/pdf', name: `${name}.pdf`, size: data.length }
}

const escapeText = (line: string): string => line.replace(/[\\()]/g, '\\$&')
