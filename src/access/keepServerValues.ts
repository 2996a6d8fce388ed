import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { publicError } from './publicError'

/**
 * Ignores times in REST requests that are the server's to set: when a document was created, changed and moved to the
 * trash. Imports use the Local API and may set them.
 */
export const keepServerValues: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  if (!data || req.payloadAPI !== 'REST') return data
  if (operation === 'update' && originalDoc) {
    data.createdAt = originalDoc.createdAt
    // A document moves to the trash now, and stays there since it was moved.
    if (data.deletedAt) data.deletedAt = originalDoc.deletedAt ?? new Date().toISOString()
    return data
  }
  delete data.createdAt
  delete data.updatedAt
  delete data.deletedAt
  return data
}

/** What Payload knows of a stored file from the file itself. Forms send it back with every save. */
const FILE_FACTS = ['filename', 'filesize', 'height', 'mimeType', 'sizes', 'thumbnailURL', 'url', 'width'] as const
const FOCAL_POINT = ['focalX', 'focalY'] as const

/**
 * Ignores facts of a stored file in the data of requests, before Payload reads those of an uploaded one.
 * @throws a public error, 400, if the focal point is outside the picture
 */
export const keepFileFacts: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return
  if (overrideAccess && req.payloadAPI !== 'REST') return
  const data = args.data as Record<string, unknown> | undefined
  if (!data) return
  for (const name of FILE_FACTS) delete data[name]
  for (const name of FOCAL_POINT)
    if (!isShare(data[name])) throw publicError(translatorOf(req.i18n)('uploadFocalPointInvalid'), 400)
}

/** Whether a value is a percentage of the picture, or missing. */
const isShare = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'number' && value >= 0 && value <= 100)
