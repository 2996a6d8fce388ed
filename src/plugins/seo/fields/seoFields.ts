import type { Field } from 'payload'
import { uiLabel } from '@/exports/server'
import { labelIn } from '@/collections/labels'
import type { SeoSources } from '../lib/sources'

const FIELDS = '/src/plugins/seo/components/Fields'
const TEXT = `${FIELDS}/SeoTextField#SeoTextField`
const PREVIEW = `${FIELDS}/SeoPreviewField#SeoPreviewField`

const inForm = { disableBulkEdit: true, disableListColumn: true, disableListFilter: true }

/** Collapsible group of fields for search engines and social media. */
export const seoFields = (sources: SeoSources, reference: (field: Field) => Field): Field => ({
  type: 'collapsible',
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'seo',
      type: 'group',
      admin: { ...inForm, hideGutter: true },
      fields: [
        {
          name: 'title',
          type: 'text',
          admin: { ...inForm, components: { Field: { path: TEXT, serverProps: { sources } } } },
          label: labelIn('seoTitle'),
          localized: true,
          maxLength: 200,
        },
        {
          name: 'description',
          type: 'textarea',
          admin: { ...inForm, components: { Field: { path: TEXT, serverProps: { sources } } } },
          label: labelIn('seoDescription'),
          localized: true,
          maxLength: 400,
        },
        reference({ name: 'image', type: 'upload', admin: inForm, label: labelIn('seoImage'), relationTo: 'media' }),
        {
          name: 'noIndex',
          type: 'checkbox',
          admin: { ...inForm, description: labelIn('seoNoIndexHelp') },
          defaultValue: false,
          label: labelIn('seoNoIndex'),
        },
        {
          name: 'preview',
          type: 'ui',
          admin: {
            components: { Field: { path: PREVIEW, serverProps: { sources } } },
            disableBulkEdit: true,
            disableListColumn: true,
          },
          label: uiLabel(labelIn('seoPreview')),
        },
      ],
      label: false,
    },
  ],
  label: labelIn('seoGroup'),
})
