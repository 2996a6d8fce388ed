import { formatAdminURL } from 'payload/shared'
import type { BaseFilter, Where } from 'payload'
import { defineContentType } from '@/collections/defineContentType'
import { readablePublicFiles } from '@/collections/uploads/readablePublicFiles'
import { applyFocalPoint } from '@/collections/uploads/applyFocalPoint'
import { imageUpload } from '@/collections/uploads/imageUpload'
import { prepareFile } from '@/collections/uploads/prepareFile'
import { listFilterCondition } from '@/lib/lists/chosenIn'
import { requireAltText, rememberIfDecorative } from './requireAltText'
import { mediaFields } from './fields'

/**
 * Filters the media list to images without alternative text if its URL has `?alt=missing`. Relationship pickers are not
 * filtered.
 */
const filterMissingAltText: BaseFilter = ({ req }) => {
  const list = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/collections/media' })
  return req.pathname === list
    ? (listFilterCondition('media', (name) => req.query[name], new Date().toISOString()) as Where | null)
    : null
}

const MAX_BYTES = 25 * 1024 * 1024

/** WebP is half the size of JPEG and supported by all current browsers. */
const WEBP = { format: 'webp', options: { quality: 80 } } as const

/** Images, audio and video. */
export const media = readablePublicFiles(
  defineContentType({
    slug: 'media',
    admin: { components: { beforeListTable: ['/src/components/document/AltChips/AltChips#AltChips'] } },
    columns: ['_status', 'alt', 'visibility', 'updatedAt'],
    description: 'Pictures, audio and video for your pages and events.',
    fields: mediaFields(),
    hooks: {
      beforeChange: [requireAltText],
      beforeOperation: [applyFocalPoint, prepareFile({ maxBytes: MAX_BYTES }), rememberIfDecorative],
    },
    icon: 'Image',
    labels: { plural: 'Media', singular: 'Media' },
    listFilter: filterMissingAltText,
    searchPriority: 20,
    section: 'media',
    slugScope: false,
    upload: imageUpload({
      folder: 'media',
      moreTypes: ['audio/mpeg', 'audio/ogg', 'video/mp4', 'video/webm'],
      sizes: [
        { name: 'thumbnail', height: 300, width: 400 },
        { name: 'card', height: 576, width: 768 },
        { name: 'wideHalf', height: 360, width: 640 },
        { name: 'wide', height: 720, width: 1280 },
        { name: 'fullHalf', width: 960 },
        { name: 'full', width: 1920 },
      ].map((size) => ({ ...size, formatOptions: WEBP })),
    }),
  }),
)
