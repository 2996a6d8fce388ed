import { formatLabels, type Field } from 'payload'
import { sentenceCase } from '../../lib/names/sentenceCase'

const TITLE = '/src/components/document/RowTitle/BlockTitle#BlockTitle'

/** Labels array rows with their number, type and content. */
export const withRowTitle = (field: Field): Field => {
  if (field.type !== 'array' || field.admin?.components?.RowLabel) return field
  const label = field.labels?.singular ?? sentenceCase(formatLabels(field.name).singular)
  return {
    ...field,
    admin: {
      ...field.admin,
      components: { ...field.admin?.components, RowLabel: { path: TITLE, serverProps: { label } } },
    },
  }
}
