import { fileTypeFromBuffer } from 'file-type'
import type { PayloadRequest, APIError } from 'payload'
import { extensionOf } from '../../lib/files/storedName'
import { MAX_SVG_BYTES, MAX_MEGAPIXELS, MAX_RATIO, type PictureProblem } from '../../lib/pictures/limits'
import { cleanSvg, preparePicture } from '../../lib/pictures/pictureWorkers'
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
  tooMuchWork: 'uploadTooMuchWork',
  unsupported: 'uploadUnsupported',
} as const satisfies Record<PictureProblem, string>

const VALUES = { megabytes: MAX_SVG_BYTES / 1024 / 1024, megapixels: MAX_MEGAPIXELS, ratio: MAX_RATIO }

/** The error for a rejected upload, in the language of the request. */
function uploadProblem(req: PayloadRequest, problem: PictureProblem): APIError {
  return publicError(translatorOf(req.i18n)(MESSAGES[problem], VALUES), problem === 'unsupported' ? 415 : 422)
}

const SVG = 'image/svg+xml'
const PICTURES: Record<string, string> = {
  'image/avif': '.avif',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

/** Types without a signature in their first bytes, by file extension. */
const BY_EXTENSION: Record<string, string> = {
  '.csv': 'text/csv',
  '.ics': 'text/calendar',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain',
}

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
export async function prepareContent({ allowed, file, group, req }: Upload): Promise<PreparedFile> {
  const detected = await typeOf(file.data)
  if (isMarkup(file, detected?.mime)) {
    if (!allowed.includes(SVG)) throw uploadProblem(req, 'unsupported')
    return prepareSvg({ file, group, req })
  }
  if (detected && detected.mime in PICTURES && allowed.includes(detected.mime))
    return prepareRaster({ file, group, req })
  const ending = extensionOf(file.name)
  const type = detected?.mime ?? BY_EXTENSION[ending]
  if (!type || !allowed.includes(type)) throw uploadProblem(req, 'unsupported')
  return { data: file.data, extension: detected ? `.${detected.ext}` : ending, type }
}

async function typeOf(data: Buffer): Promise<{ ext: string; mime: string } | undefined> {
  const detected = await fileTypeFromBuffer(data).catch(() => undefined)
  // Without parameters, as in "audio/ogg; codecs=opus".
  return detected && { ext: detected.ext, mime: detected.mime.replace(/;.*$/, '') }
}

type Picture = Omit<Upload, 'allowed'>

async function prepareSvg({ file, group, req }: Picture): Promise<PreparedFile> {
  if (file.data.length > MAX_SVG_BYTES) throw uploadProblem(req, 'svgTooLarge')
  const result = await cleanSvg(file.data, group)
  if ('problem' in result) throw uploadProblem(req, result.problem === 'tooMuchWork' ? 'svgTooComplex' : result.problem)
  return { data: result.data, extension: '.svg', type: SVG }
}

async function prepareRaster({ file, group, req }: Picture): Promise<PreparedFile> {
  const result = await preparePicture(file.data, group)
  if ('problem' in result) throw uploadProblem(req, result.problem)
  return { data: result.data, extension: PICTURES[result.type] ?? '', type: result.type }
}

/** Whether the file claims to be or is XML. Payload reads such files completely before it decides. */
function isMarkup({ data, mimetype, name }: Upload['file'], detected: string | undefined): boolean {
  if (detected) return detected === 'application/xml'
  const ending = extensionOf(name)
  if (ending === '.svg' || ending === '.xml' || /[/+]xml\b/i.test(mimetype)) return true
  return !(ending in BY_EXTENSION) && /<svg[\s>]/i.test(data.subarray(0, 4096).toString('latin1'))
}
