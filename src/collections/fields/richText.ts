import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import {
  createNode,
  createServerFeature,
  FixedToolbarFeature,
  HorizontalRuleFeature,
  IndentFeature,
  lexicalEditor,
  LinkFeature,
  RelationshipFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData, RichTextField, TextFieldSingleValidation } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { findDeadLink, tidyRichText } from '@/lib/content/richText/tidyRichText'
import { completeAddress, isTextAddress } from '@/lib/content/richText/textAddress'
import { isRecord } from '@/lib/values'

const CLIENT = '/src/components/document/RichText'

/**
 * Keeps texts publishable, whoever writes them: a paste is prepared in the browser, and every save and every reading is
 * tidied here, below all routes.
 */
const TidyTextFeature = createServerFeature({
  feature: {
    ClientFeature: `${CLIENT}/PasteFeatureClient#PasteFeatureClient`,
    hooks: {
      // What was stored before, or beside Payload.
      afterRead: [({ value }) => tidyRichText(value, 'reading')],
      beforeValidate: [({ value }) => tidyRichText(value)],
    },
  },
  key: 'tidyText',
})

/**
 * Tables with a heading row, without merged cells. Payload's own table feature is experimental, in English only, and
 * its menus need a mouse.
 */
const TableFeature = createServerFeature({
  feature: {
    ClientFeature: `${CLIENT}/TableFeatureClient#TableFeatureClient`,
    nodes: [createNode({ node: TableNode }), createNode({ node: TableRowNode }), createNode({ node: TableCellNode })],
  },
  key: 'table',
})

/** Collections that links may refer to. */
const LINKED = ['pages', 'events', 'posts', 'people', 'venues', 'series', 'files'] as const

/** Collections whose documents may be embedded in a text. */
const EMBEDDED = ['events', 'people', 'works', 'venues'] as const

/** The editor for rich text: headings, lists, tables, quotes, links within the site, images from Media. */
export const siteEditor = (): ReturnType<typeof lexicalEditor> => {
  const editor = lexicalEditor({
    features: ({ defaultFeatures }) => [
      ...defaultFeatures.filter(({ key }) => !['relationship', 'upload', 'link', 'checklist', 'indent'].includes(key)),
      // Before the features whose nodes it tidies.
      TidyTextFeature(),
      LinkFeature({
        enabledCollections: [...LINKED],
        fields: ({ defaultFields }) => defaultFields.map(withAddressCheck),
      }),
      RelationshipFeature({ enabledCollections: [...EMBEDDED] }),
      UploadFeature({ collections: {}, enabledCollections: ['media'] }),
      HorizontalRuleFeature(),
      // Lists are indented by nesting them. Elsewhere a website shows no indent.
      IndentFeature({ disabledNodes: ['heading', 'paragraph', 'quote'] }),
      TableFeature(),
      FixedToolbarFeature(),
    ],
  })
  return async (context) => {
    const adapter = await editor(context)
    return {
      ...adapter,
      // The same component in our own, which keeps its place while it loads.
      FieldComponent:
        typeof adapter.FieldComponent === 'object'
          ? { ...adapter.FieldComponent, path: TEXT_FIELD }
          : adapter.FieldComponent,
      generateImportMap: (map) => {
        adapter.generateImportMap?.(map)
        map.addToImportMap(TEXT_FIELD)
      },
      validate: (value, options) => {
        const text = findDeadLink(value)
        return text === null
          ? adapter.validate(value, options)
          : translatorOf(options.req.i18n)('validationTextLink', { text })
      },
    }
  }
}

const TEXT_FIELD = '/src/components/document/RichText/TextField#TextField'

/** The drawer of a link takes what `completeAddress` can complete. */
const validateTextAddress: TextFieldSingleValidation = (value, { req, siblingData }) =>
  (isRecord(siblingData) && siblingData.linkType === 'internal') ||
  (typeof value === 'string' && isTextAddress(completeAddress(value))) ||
  translatorOf(req.i18n)('validationSiteOrWebAddress')

/** Payload's own hook for the address would encode what it does not know. */
const withAddressCheck = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url' && field.type === 'text'
    ? { ...field, hasMany: false, hooks: {}, maxRows: undefined, minRows: undefined, validate: validateTextAddress }
    : field

/** A localized rich text field. */
export const richText = (name: string, overrides: Partial<RichTextField> = {}): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  ...overrides,
})
