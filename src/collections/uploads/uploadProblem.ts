import type { APIError, PayloadRequest } from 'payload'
import { publicError } from '../../access/publicError'
import { translatorOf } from '../../i18n/translator'
import { MAX_MEGAPIXELS, MAX_RATIO, MAX_SVG_BYTES, type PictureProblem } from '../../lib/pictures/limits'

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

/** The refusal of an upload, in the language of whoever sent it. */
export function uploadProblem(req: PayloadRequest, problem: PictureProblem): APIError {
  return publicError(translatorOf(req.i18n)(MESSAGES[problem], VALUES), problem === 'unsupported' ? 415 : 422)
}
