import { formatLabels, type Block, type Field, type FieldBase, type Option, type Tab } from 'payload'
import { sentenceCase } from '@/lib/names/sentenceCase'
import { translatedLabel } from '@/collections/labels'

/** Translates all texts of a field: label, description, options, tabs, rows and blocks. */
export function withTranslatedLabels(field: Field): Field {
  const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
  return {
    ...field,
    ...('label' in field && { label: translateLabel(field.label) }),
    ...(typeof description === 'string' && {
      admin: { ...field.admin, description: translatedLabel(description) },
      typescriptSchema: [...typesOf(field), describe(description)],
    }),
    ...(field.type === 'array' && { labels: translateLabels(field.labels ?? rowsOf(field.name)) }),
    ...(field.type === 'blocks' && {
      blocks: field.blocks.map(translateBlock),
      labels: translateLabels(field.labels ?? rowsOf(field.name)),
    }),
    ...('options' in field && { options: field.options.map(translateOption) }),
    ...('tabs' in field && { tabs: field.tabs.map(translateTab) }),
  } as Field
}

export const translateBlock = (block: Block): Block =>
  block.labels ? { ...block, labels: translateLabels(block.labels) } : block

type Schema = NonNullable<FieldBase['typescriptSchema']>[number]

const typesOf = (field: Field): Schema[] => ('typescriptSchema' in field && field.typescriptSchema) || []

/** Keeps the description in the generated types: Payload includes it only if it is not a function. */
const describe =
  (description: string): Schema =>
  ({ jsonSchema }) => ({ ...jsonSchema, description })

const translateLabel = <Label>(label: Label) => (typeof label === 'string' ? translatedLabel(label) : label)

const translateLabels = <Labels extends object>(labels: Labels): Labels =>
  Object.fromEntries(Object.entries(labels).map(([number, label]) => [number, translateLabel(label)])) as Labels

const translateOption = (option: Option): Option =>
  typeof option === 'string'
    ? { label: translatedLabel(sentenceCase(option)), value: option }
    : { ...option, label: translateLabel(option.label) }

const translateTab = (tab: Tab): Tab => ({ ...tab, ...('label' in tab && { label: translateLabel(tab.label) }) }) as Tab

const rowsOf = (name: string) => {
  const { plural, singular } = formatLabels(name)
  return { plural: sentenceCase(plural), singular: sentenceCase(singular) }
}
