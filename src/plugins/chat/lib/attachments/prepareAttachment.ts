import type { PayloadRequest } from 'payload'
import { prepareContent } from '@/collections/uploads/prepareContent'
import { takeUploadSlot } from '@/collections/uploads/uploadSlot'
import { translatorOf } from '@/exports/server'
import { isImageType } from '@/lib/files/isPicture'
import { readableName } from '@/lib/files/readableName'
import { runPipeline } from '@/lib/pictures/pictureWorkers'
import { AREA, chatError, chatErrorWith } from '../chatErrors'
import { ATTACHED_TYPES, inMegabytes, MAX_FILE_BYTES } from './limits'

/** Longer side of the preview in pixels; models scale larger pictures down anyway. */
const PREVIEW_SIDE = 1_568
const MAX_NAME_LENGTH = 100

export interface PreparedAttachment {
  bytes: number
  content: Buffer
  name: string
  preview: Buffer | null
  type: string
}

/**
 * Validates a file like any upload: its type by its content, pictures by their limits. Pictures lose their metadata
 * about author, camera and location.
 * @throws OperationError 413, 415 or 422, in the user's language
 */
export async function prepareAttachment(req: PayloadRequest, tenantId: string): Promise<PreparedAttachment> {
  const { file } = req
  const t = translatorOf(req.i18n)
  if (!file) throw chatError('bad_request:api')
  if (file.size > MAX_FILE_BYTES)
    throw chatErrorWith(`too_large:${AREA}`, 413, t('chatAttachTooLarge', { megabytes: inMegabytes(MAX_FILE_BYTES) }))
  await takeUploadSlot(req, tenantId, file.size)
  const { data, extension, type } = await prepareContent({ allowed: ATTACHED_TYPES, file, group: tenantId, req }).catch(
    (error: unknown) => {
      // The generic error lists the types allowed for uploads, not those allowed here.
      if (error instanceof Error && 'status' in error && error.status === 415)
        throw chatErrorWith(`wrong_type:${AREA}`, 415, t('chatAttachType'))
      throw error
    },
  )
  const preview = isImageType(type)
    ? (
        await runPipeline(data, {
          isAnimated: false,
          kind: 'pipeline',
          steps: [
            ['resize', { fit: 'inside', height: PREVIEW_SIDE, width: PREVIEW_SIDE }],
            ['toFormat', 'webp', { quality: 80 }],
          ],
        })
      ).data
    : null
  return {
    bytes: data.length,
    content: data,
    name: `${readableName(file.name).slice(0, MAX_NAME_LENGTH).toWellFormed()}${extension}`,
    preview,
    type,
  }
}
