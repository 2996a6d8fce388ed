import type { Field } from 'payload'
import type { SlugRule } from '@/collections/hooks/deriveSlug'
import { isFreeSlug } from '@/collections/hooks/freeSlug'

const FIELD = '/src/components/document/Slug/SlugField#SlugField'

/** The URL slug of a document, and the lock that keeps it derived from the title. */
export const slugFields = ({ prefix, scope, source }: SlugRule): Field[] => [
  {
    name: 'slug',
    type: 'text',
    admin: {
      components: { Field: { path: FIELD, serverProps: { source } } },
      disableBulkEdit: true,
      position: 'sidebar',
    },
    custom: { prefix },
    index: true,
    maxLength: 120,
    validate: isFreeSlug(scope),
  },
  {
    name: 'slugLock',
    type: 'checkbox',
    admin: { disableBulkEdit: true, hidden: true },
    defaultValue: true,
    label: 'Follow the title',
  },
]
