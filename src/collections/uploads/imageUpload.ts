import path from 'node:path'
import { type ImageSize, type UploadConfig, NotFound } from 'payload'
import { settings } from '../../lib/settings'
import { safeHeaders } from './safeHeaders'
import { stat } from 'node:fs/promises'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Answers a file that is not there with 404. Payload takes it for a failure of the server. */
const missingFile =
  (folder: string): Handler =>
  async (req, { params }) => {
    const isThere = await stat(path.join(folder, path.basename(params.filename))).then(
      (entry) => entry.isFile(),
      () => false,
    )
    if (!isThere) throw new NotFound(req.t)
  }

export interface ImageUploadOptions {
  /** Folder below the uploads of this installation. */
  folder: string
  /** Sizes made of every raster image, cropped by focal point. None is ever larger than the image. */
  sizes: ImageSize[]
  /** More types than images, by media type. */
  moreTypes?: string[]
}

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml']

/** An upload of images: sizes with focal point, no upload by address, headers that keep scripts in files asleep. */
export const imageUpload = ({ folder, moreTypes = [], sizes }: ImageUploadOptions): UploadConfig => ({
  ...fileUpload({ folder, types: [...IMAGE_TYPES, ...moreTypes] }),
  adminThumbnail: sizes[0]?.name,
  crop: true,
  focalPoint: true,
  imageSizes: sizes.map(neverEnlarging),
})

/**
 * A size with both sides is then at most as large as the picture; one with a single side is left out for smaller
 * pictures by Payload.
 */
const neverEnlarging = (size: ImageSize): ImageSize =>
  size.height && size.width ? { ...size, withoutEnlargement: true } : size

/** An upload of files of the given types. */
export function fileUpload({ folder, types }: { folder: string; types: string[] }): UploadConfig {
  const staticDir = path.resolve(settings().CALLBOARD_DATA, 'uploads', folder)
  return {
    handlers: [missingFile(staticDir)],
    mimeTypes: types,
    modifyResponseHeaders: safeHeaders,
    pasteURL: false,
    staticDir,
  }
}
