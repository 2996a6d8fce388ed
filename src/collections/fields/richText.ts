import {
  FixedToolbarFeature,
  HorizontalRuleFeature,
  lexicalEditor,
  LinkFeature,
  RelationshipFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'

/** Collections that links may refer to. */
const LINKED = ['pages', 'events', 'posts', 'people', 'venues', 'series', 'files'] as const

/** Collections whose documents may be embedded in a text. */
const EMBEDDED = ['events', 'people', 'works', 'venues'] as const

/** The editor for rich text: headings, lists, quotes, links within the site, images from Media. */
export const siteEditor = () =>
  lexicalEditor({
    features: ({ defaultFeatures }) => [
      ...defaultFeatures.filter(({ key }) => !['relationship', 'upload', 'link', 'checklist'].includes(key)),
      LinkFeature({ enabledCollections: [...LINKED] }),
      RelationshipFeature({ enabledCollections: [...EMBEDDED] }),
      UploadFeature({ collections: {}, enabledCollections: ['media'] }),
      HorizontalRuleFeature(),
      FixedToolbarFeature(),
    ],
  })

/** A localized rich text field. */
export const richText = (name: string, overrides: Partial<RichTextField> = {}): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  ...overrides,
})
