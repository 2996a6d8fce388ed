import { defineContentType } from '@/collections/defineContentType'
import { fileUpload } from '@/collections/uploads/imageUpload'
import { OLE } from '@/lib/files/officeType'
import { prepareFile } from '@/collections/uploads/prepareFile'
import { readablePublicFiles, visibilityField } from '@/collections/uploads/readablePublicFiles'

const MAX_BYTES = 50 * 1024 * 1024

/** Programmes, technical specifications, press kits, fonts. */
const FILE_TYPES = [
  'application/pdf',
  'application/zip',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  // Payload's own check knows the three by their container only.
  OLE,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'font/woff',
  'font/woff2',
  'font/ttf',
  'font/otf',
  'text/plain',
  'text/csv',
  'text/calendar',
]

export const files = readablePublicFiles(
  defineContentType({
    slug: 'files',
    columns: ['_status', 'visibility', 'updatedAt'],
    description: 'Programmes, technical specifications, press kits.',
    fields: [
      { name: 'title', type: 'text', maxLength: 300, required: true },
      { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
      visibilityField(),
    ],
    hooks: { beforeOperation: [prepareFile({ maxBytes: MAX_BYTES })] },
    icon: 'File',
    labels: { plural: 'Files', singular: 'File' },
    searchPriority: 20,
    section: 'media',
    slugScope: false,
    // None of them is a picture. Payload would load each whole file to find out, and only then keep place for an icon.
    upload: { ...fileUpload({ folder: 'files', types: FILE_TYPES }), displayPreview: false },
  }),
)
