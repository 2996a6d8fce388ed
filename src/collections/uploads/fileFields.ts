import type { Field } from 'payload'
import { onlyInLists } from '../fields/hideFromLists'

/** Amendments to the fields that Payload adds to files: staff have no use for addresses in lists, and know a "file type". */
export const fileFields = (): Field[] => [
  { name: 'url', type: 'text', admin: { hidden: true } },
  { name: 'thumbnailURL', type: 'text', admin: { hidden: true } },
  { name: 'mimeType', type: 'text', admin: onlyInLists, label: 'File type' },
]
