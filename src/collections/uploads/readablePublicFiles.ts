import type { Access, Where, Field } from 'payload'
import { anyOf } from '@/access/combine'
import type { ContentType } from '@/access/contentType'
import { openToVisitors, publishedOrPreviewed } from '@/access/visitedSite'
import { required } from '@/lib/values'

/** Lets everyone open published public files by URL. Their documents stay readable for staff only. */
export function readablePublicFiles(type: ContentType): ContentType {
  const { access } = type.collection
  const staffAccess = required(access?.read, `the read access of ${type.slug}`)
  return {
    ...type,
    collection: { ...type.collection, access: { ...access, read: anyOf(staffAccess, isPublicFile) } },
  }
}

/** Files of an unavailable site are unavailable too; those of a password-protected site require its password. */
const publicFiles = (): Where => ({
  and: [
    { visibility: { equals: 'public' } },
    publishedOrPreviewed(),
    { deletedAt: { exists: false } },
    openToVisitors(),
  ],
})

const isPublicFile: Access = ({ isReadingStaticFile }) => (isReadingStaticFile ? publicFiles() : false)

/** Field that sets who may open the file itself. */
export const visibilityField = (): Field => ({
  name: 'visibility',
  type: 'select',
  admin: {
    description:
      'Once published, public files are available to everyone who has their address. Private files are available to staff only.',
    position: 'sidebar',
  },
  defaultValue: 'public',
  options: [
    { label: 'Public', value: 'public' },
    { label: 'Private', value: 'private' },
  ],
  required: true,
})
