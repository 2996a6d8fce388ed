import {
  FixedToolbarFeature,
  HorizontalRuleFeature,
  lexicalEditor,
  LinkFeature,
  RelationshipFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'

/** What a link may lead to. */
const LINKED = ['pages', 'events', 'posts', 'people', 'venues', 'series', 'files'] as const

/** What may stand in a text as a card of its own. */
const EMBEDDED = ['events', 'people', 'works', 'venues'] as const

/** The editor of every rich text: headings, lists, quotes, links within the site, pictures from Media. */
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

/** A localised rich text. */
export const richText = (name: string, more: Partial<RichTextField> = {}): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  ...more,
})
