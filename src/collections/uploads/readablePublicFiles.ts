import type { Access, Where } from 'payload'
import { anyOf } from '../../access/combine'
import type { ContentType } from '../../access/contentType'
import { openToVisitors, publishedOrSeen } from '../../access/visitedSite'

/** Lets everybody open the published public files of an upload, by address only: their documents stay staff's. */
export function readablePublicFiles(type: ContentType): ContentType {
  const { access } = type.collection
  return {
    ...type,
    collection: { ...type.collection, access: { ...access, read: anyOf(access!.read!, isPublicFile) } },
  }
}

/** A closed site is closed with its files; one with a password shows them to whom it has let in. */
const publicFiles = (): Where => ({
  and: [{ visibility: { equals: 'public' } }, publishedOrSeen(), { deletedAt: { exists: false } }, openToVisitors()],
})

const isPublicFile: Access = ({ isReadingStaticFile }) => (isReadingStaticFile ? publicFiles() : false)
