import { formatAdminURL } from 'payload/shared'
import type { BaseFilter, CollectionBeforeOperationHook, CollectionSlug, Field, PayloadRequest, Where } from 'payload'
import { defineContentType } from '@/collections/defineContentType'
import { labelIn } from '@/collections/labels'
import { readablePublicFiles, visibilityField } from '@/collections/uploads/readablePublicFiles'
import { imageUpload } from '@/collections/uploads/imageUpload'
import { prepareFile } from '@/collections/uploads/prepareFile'
import { listNewest } from '@/database/documents/stored'
import { listFilterCondition } from '@/lib/lists/chosenIn'
import { hasEdits } from '@/collections/uploads/uploadOf'
import { decorativeDefault, readDecorativeInForms, rememberIfDecorative, requireAltText } from './requireAltText'

/**
 * Recreates the image sizes when a save changes the focal point. Payload does so only if the request's query contains
 * `uploadEdits`, which only one of the save buttons sends.
 */
const applyFocalPoint: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || req.file || !('id' in args) || !('data' in args)) return
  const data = args.data as Record<string, unknown> | undefined
  const [x, y] = [data?.focalX, data?.focalY]
  if (!data || typeof x !== 'number' || typeof y !== 'number') return
  if (hasEdits(req)) return
  const stored = await storedFocalPoint(req, collection.slug, String(args.id))
  if (!stored || (stored.focalX === Math.round(x) && stored.focalY === Math.round(y))) return
  // Payload compares the values of the query with those of the form.
  delete data.focalX
  delete data.focalY
  req.query.uploadEdits = { focalPoint: { x, y } }
}

interface Stored {
  id: string
  focalX?: number | null
  focalY?: number | null
}

async function storedFocalPoint(req: PayloadRequest, slug: CollectionSlug, id: string): Promise<Stored | null> {
  const { docs } = await listNewest<Stored>(req, {
    collection: slug,
    limit: 1,
    pagination: false,
    where: { parent: { equals: id } },
  })
  return docs[0] ?? null
}

const ALT = '/src/components/document/AltText/AltField#AltField'
const DECORATIVE = '/src/components/document/AltText/DecorativeField#DecorativeField'

const mediaFields = (): Field[] => [
  { name: 'title', type: 'text', maxLength: 300, required: true },
  {
    name: 'alt',
    type: 'text',
    // Every image needs its own alternative text, so bulk edit is disabled.
    admin: { components: { Field: ALT }, disableBulkEdit: true },
    label: labelIn('altText'),
    localized: true,
    maxLength: 300,
  },
  {
    name: 'isDecorative',
    type: 'checkbox',
    admin: { components: { Field: DECORATIVE } },
    defaultValue: decorativeDefault,
    hooks: { afterRead: [readDecorativeInForms] },
    label: labelIn('altDecorative'),
  },
  { name: 'caption', type: 'textarea', localized: true, maxLength: 600 },
  { name: 'credit', type: 'text', admin: { description: 'Photographer or rights holder' }, maxLength: 200 },
  visibilityField(),
]

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
