import type { Access, Where } from 'payload'
import { anyOf } from '../../access/combine'
import type { ContentType } from '../../access/contentType'

/** Lets everybody open the published public files of an upload, by address only: their documents stay staff's. */
export function readablePublicFiles(type: ContentType): ContentType {
  const { access } = type.collection
  return {
    ...type,
    collection: { ...type.collection, access: { ...access, read: anyOf(access!.read!, isPublicFile) } },
  }
}

/** A suspended site is closed, and its files with it. */
const PUBLIC: Where = {
  and: [{ visibility: { equals: 'public' } }, { _status: { equals: 'published' } }, { deletedAt: { exists: false } }, { 'tenant.suspendedAt': { exists: false } }],
}

const isPublicFile: Access = ({ isReadingStaticFile }) => (isReadingStaticFile ? PUBLIC : false)
