import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { bucketName } from '@/lib/storage/bucketClient'
import { readUpload, type StoredUpload, removeUpload } from '@/lib/storage/storedUploads'
import { publicError } from '@/access/publicError'
import { translatorOf } from '@/i18n/translator'
import { MAX_SIDE } from '@/lib/pictures/limits'
import { filterNamesInUse, type OwnedFiles } from '@/database/media/files'

/** Describes a file of an upload collection for the storage functions. */
export const uploadOf = (
  payload: BasePayload,
  collection: string,
  { name, tenant }: Pick<StoredUpload, 'name' | 'tenant'>,
): StoredUpload => ({
  collection,
  folder: payload.config.collections.find(({ slug }) => slug === collection)?.upload.staticDir ?? collection,
  name,
  tenant,
})

/**
 * The content of a stored file; null if it does not exist.
 * @throws StorageAway
 */
export const readStoredFile = (
  payload: BasePayload,
  collection: string,
  file: Pick<StoredUpload, 'name' | 'tenant'>,
): Promise<Buffer | null> => readUpload(uploadOf(payload, collection, file))

const percent = z.coerce.number().min(0).max(100)
const pixels = z.coerce.number().min(1).max(MAX_SIDE)

/** Query parameters of the image editor: percentages of the image, and the size of the crop in pixels. */
const editsSchema = z.object({
  crop: z.object({ x: percent, y: percent }).optional(),
  focalPoint: z.object({ x: percent, y: percent }).optional(),
  heightInPixels: pixels.optional(),
  widthInPixels: pixels.optional(),
})

/** Whether the request crops the stored image or changes its focal point. */
export const hasEdits = ({ query }: PayloadRequest): boolean => typeof query?.uploadEdits === 'object'

/** @throws a public error, 400, if the crop is invalid */
export function assertEdits(req: PayloadRequest): void {
  if (!hasEdits(req)) return
  const edits = editsSchema.safeParse(req.query.uploadEdits)
  const isWhole =
    !edits.data?.crop || (edits.data.heightInPixels !== undefined && edits.data.widthInPixels !== undefined)
  if (!edits.success || !isWhole) throw publicError(translatorOf(req.i18n)('uploadCropInvalid'), 400)
}

/**
 * Removes stored files that no document uses any more. Runs after the commit.
 * @throws StorageAway
 */
export async function removeUnusedFiles(payload: BasePayload, files: OwnedFiles): Promise<void> {
  const { collection, names, tenant = null } = files
  if (!payload.config.collections.some(({ slug }) => slug === collection)) return
  // On disk, tenants share a folder: a file that was given to another one is in use there.
  const usedNames = await filterNamesInUse(payload, bucketName() ? files : { collection, names })
  for (const name of names)
    if (!usedNames.has(name)) await removeUpload(uploadOf(payload, collection, { name, tenant }))
}
