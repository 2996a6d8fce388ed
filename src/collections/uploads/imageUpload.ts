import path from 'node:path'
import { type Field, type ImageSize, type UploadConfig, NotFound } from 'payload'
import { settings } from '@/lib/settings'
import { CONVERTED_TYPES } from '@/lib/pictures/limits'
import { onlyInLists } from '@/collections/fields/hideFromLists'
import { safeHeaders } from './safeHeaders'
import { stat } from 'node:fs/promises'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Responds with 404 if the file does not exist; Payload would respond with 500. */
const missingFile =
  (folder: string): Handler =>
  async (req, { params }) => {
    const exists = await stat(path.join(folder, path.basename(params.filename))).then(
      (entry) => entry.isFile(),
      () => false,
    )
    if (!exists) throw new NotFound(req.t)
  }

export interface ImageUploadOptions {
  /** Folder below the uploads of this installation. */
  folder: string
  /** Sizes created from every raster image, cropped around the focal point. Images are never enlarged. */
  sizes: ImageSize[]
  /** Additional media types besides images. */
  moreTypes?: string[]
}

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml']

/**
 * Upload options for images: sizes with focal point, no upload by URL, and headers that prevent scripts in files from
 * running.
 */
export const imageUpload = ({ folder, moreTypes = [], sizes }: ImageUploadOptions): UploadConfig => ({
  ...fileUpload({ folder, types: [...IMAGE_TYPES, ...CONVERTED_TYPES, ...moreTypes] }),
  adminThumbnail: sizes[0]?.name,
  crop: true,
  focalPoint: true,
  imageSizes: sizes.map((size) => ({ ...neverEnlarging(size), admin: NO_COLUMN })),
})

/** Sizes are for the website: each would be six columns and filters of the list. */
const NO_COLUMN = { disableGroupBy: true, disableListColumn: true, disableListFilter: true }

/**
 * Prevents a size with width and height from exceeding the image. Payload itself omits sizes with only one dimension
 * for smaller images.
 */
const neverEnlarging = (size: ImageSize): ImageSize =>
  size.height && size.width ? { ...size, withoutEnlargement: true } : size

/** Upload options for files of the given media types. */
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

/** Amendments to the fields that Payload adds to files: staff have no use for addresses in lists, and know a "file type". */
export const fileFields = (): Field[] => [
  { name: 'url', type: 'text', admin: { hidden: true } },
  { name: 'thumbnailURL', type: 'text', admin: { hidden: true } },
  { name: 'mimeType', type: 'text', admin: onlyInLists, label: 'File type' },
]
