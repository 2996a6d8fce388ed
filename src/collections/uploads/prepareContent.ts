import { fileTypeFromBuffer } from 'file-type'
import type { PayloadRequest, APIError } from 'payload'
import { namesOfTypes } from '@/lib/files/acceptedTypes'
import { officeType, OLE } from '@/lib/files/officeType'
import { repairPdf } from '@/lib/files/repairPdf'
import { extensionOf } from '@/lib/files/storedName'
import {
  CONVERTED_TYPES,
  MAX_MEGAPIXELS,
  MAX_RATIO,
  MAX_SIDE,
  MAX_SVG_BYTES,
  type PictureProblem,
} from '@/lib/pictures/limits'
import { cleanSvg, preparePicture } from '@/lib/pictures/pictureWorkers'
import { publicError } from '@/access/publicError'
import { translatorOf } from '@/i18n/translator'

const MESSAGES = {
  animationTooLarge: 'uploadAnimationTooLarge',
  damaged: 'uploadDamaged',
  svgDamaged: 'uploadSvgDamaged',
  svgTooComplex: 'uploadSvgTooComplex',
  svgTooLarge: 'uploadSvgTooLarge',
  tooLarge: 'uploadTooLarge',
  tooLongAndNarrow: 'uploadTooLongAndNarrow',
  tooLongSide: 'uploadTooLongSide',
  tooMuchWork: 'uploadTooMuchWork',
  unsupported: 'uploadUnsupported',
} as const satisfies Record<PictureProblem, string>

const VALUES = { megabytes: MAX_SVG_BYTES / 1024 / 1024, megapixels: MAX_MEGAPIXELS, ratio: MAX_RATIO }

/** The error for a rejected upload, in the language of the request. It names the types that are accepted. */
function uploadProblem({ allowed, req }: Pick<Upload, 'allowed' | 'req'>, problem: PictureProblem): APIError {
  const { language } = req.i18n
  const values = {
    ...VALUES,
    pixels: new Intl.NumberFormat(language).format(MAX_SIDE),
    pictures: namesOfTypes(
      allowed.filter((type) => type.startsWith('image/')),
      language,
    ),
    types: namesOfTypes(allowed, language),
  }
  return publicError(translatorOf(req.i18n)(MESSAGES[problem], values), problem === 'unsupported' ? 415 : 422)
}

const PDF = 'application/pdf'
const SVG = 'image/svg+xml'
const PICTURES: Record<string, string> = {
  'image/avif': '.avif',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}
const RASTERS = new Set([...Object.keys(PICTURES), ...CONVERTED_TYPES])

/** Types without a signature in their first bytes, by file extension. */
const BY_EXTENSION: Record<string, string> = {
  '.csv': 'text/csv',
  '.ics': 'text/calendar',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain',
}

const TIFF = /^(?:II\*\0|MM\0\*)/

/** A checked file: its content, file extension and media type. */
export interface PreparedFile {
  data: Buffer
  extension: string
  type: string
}

interface Upload {
  /** Media types that the collection accepts. */
  allowed: string[]
  file: NonNullable<PayloadRequest['file']>
  /** Group for fair scheduling: a tenant or a user. */
  group: string
  req: PayloadRequest
}

/**
 * Detects the type of a file from its content, whatever its name and the client claim, and re-encodes images. Nothing
 * is stored if it throws.
 * @throws a public error, 415 or 422
 */
export async function prepareContent(upload: Upload): Promise<PreparedFile> {
  const { allowed, file, req } = upload
  const detected = await typeOf(file.data)
  const pdf = detected?.mime === PDF || (!detected && claimsPdf(file)) ? repairPdf(file.data) : null
  if (pdf) {
    if (!allowed.includes(PDF)) throw uploadProblem(upload, 'unsupported')
    if (pdf === 'damaged') throw publicError(translatorOf(req.i18n)('uploadPdfDamaged'), 422)
    return { data: pdf, extension: '.pdf', type: PDF }
  }
  if (isMarkup(file, detected?.mime)) {
    if (!allowed.includes(SVG)) throw uploadProblem(upload, 'unsupported')
    return prepareSvg(upload)
  }
  if (detected && allowed.includes(detected.mime) && RASTERS.has(detected.mime)) return prepareRaster(upload)
  const ending = extensionOf(file.name)
  const type = detected?.mime ?? BY_EXTENSION[ending]
  if (!type || !allowed.includes(type) || type === OLE) throw uploadProblem(upload, 'unsupported')
  return { data: file.data, extension: detected ? `.${detected.ext}` : ending, type }
}

async function typeOf(data: Buffer): Promise<{ ext: string; mime: string } | undefined> {
  const detected = await fileTypeFromBuffer(data).catch(() => undefined)
  // Its directory, which tells it from raw files of cameras, is often the part that is missing.
  if (!detected && TIFF.test(data.toString('latin1', 0, 4))) return { ext: 'tif', mime: 'image/tiff' }
  if (detected?.mime === OLE) return officeType(data) ?? { ext: detected.ext, mime: OLE }
  // Without parameters, as in "audio/ogg; codecs=opus".
  return detected && { ext: detected.ext, mime: detected.mime.replace(/;.*$/, '') }
}

async function prepareSvg(upload: Upload): Promise<PreparedFile> {
  const { file, group } = upload
  if (file.data.length > MAX_SVG_BYTES) throw uploadProblem(upload, 'svgTooLarge')
  const result = await cleanSvg(file.data, group)
  if ('problem' in result)
    throw uploadProblem(upload, result.problem === 'tooMuchWork' ? 'svgTooComplex' : result.problem)
  return { data: result.data, extension: '.svg', type: SVG }
}

async function prepareRaster(upload: Upload): Promise<PreparedFile> {
  const result = await preparePicture(upload.file.data, upload.group)
  if ('problem' in result) throw uploadProblem(upload, result.problem)
  return { data: result.data, extension: PICTURES[result.type] ?? '', type: result.type }
}

const claimsPdf = ({ mimetype, name }: Upload['file']): boolean => mimetype === PDF || extensionOf(name) === '.pdf'

/** Whether the file claims to be or is XML. Payload reads such files completely before it decides. */
function isMarkup({ data, mimetype, name }: Upload['file'], detected: string | undefined): boolean {
  if (detected) return detected === 'application/xml'
  const ending = extensionOf(name)
  if (ending === '.svg' || ending === '.xml' || /[/+]xml\b/i.test(mimetype)) return true
  return !(ending in BY_EXTENSION) && /<svg[\s>]/i.test(data.subarray(0, 4096).toString('latin1'))
}
