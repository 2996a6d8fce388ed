import { createNode, createServerFeature } from '@payloadcms/richtext-lexical'
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { tidyRichText } from '@/lib/content/richText/tidyRichText'

const CLIENT = '/src/components/document/RichText'

/**
 * Keeps texts publishable, whoever writes them: a paste is prepared in the browser, and every save and every reading is
 * tidied here, below all routes.
 */
export const TidyTextFeature = createServerFeature({
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
export const TableFeature = createServerFeature({
  feature: {
    ClientFeature: `${CLIENT}/TableFeatureClient#TableFeatureClient`,
    nodes: [createNode({ node: TableNode }), createNode({ node: TableRowNode }), createNode({ node: TableCellNode })],
  },
  key: 'table',
})
