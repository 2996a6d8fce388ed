import { formatLabels, type Block, type Field, type FieldBase, type Option, type Tab } from 'payload'
import { sentenceCase } from '../../lib/names/sentenceCase'
import { wordOf } from '../labels'

/** Everything that a field says to people, in the reader's language: its name, help, choices, tabs, rows and blocks. */
export function withWords(field: Field): Field {
  const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
  return {
    ...field,
    ...('label' in field && { label: inWords(field.label) }),
    ...(typeof description === 'string' && {
      admin: { ...field.admin, description: wordOf(description) },
      typescriptSchema: [...typesOf(field), describe(description)],
    }),
    ...(field.type === 'array' && { labels: labelsInWords(field.labels ?? rowsOf(field.name)) }),
    ...(field.type === 'blocks' && {
      blocks: field.blocks.map(blockInWords),
      labels: labelsInWords(field.labels ?? rowsOf(field.name)),
    }),
    ...('options' in field && { options: field.options.map(optionInWords) }),
    ...('tabs' in field && { tabs: field.tabs.map(tabInWords) }),
  } as Field
}

export const blockInWords = (block: Block): Block =>
  block.labels ? { ...block, labels: labelsInWords(block.labels) } : block

type Schema = NonNullable<FieldBase['typescriptSchema']>[number]

const typesOf = (field: Field): Schema[] => ('typescriptSchema' in field && field.typescriptSchema) || []

/** Developers read the help of a field where they use its type: Payload writes it there only where it is no function. */
const describe =
  (description: string): Schema =>
  ({ jsonSchema }) => ({ ...jsonSchema, description })

const inWords = <Label>(label: Label) => (typeof label === 'string' ? wordOf(label) : label)

const labelsInWords = <Labels extends object>(labels: Labels): Labels =>
  Object.fromEntries(Object.entries(labels).map(([number, label]) => [number, inWords(label)])) as Labels

const optionInWords = (option: Option): Option =>
  typeof option === 'string'
    ? { label: wordOf(sentenceCase(option)), value: option }
    : { ...option, label: inWords(option.label) }

const tabInWords = (tab: Tab): Tab => ({ ...tab, ...('label' in tab && { label: inWords(tab.label) }) }) as Tab

const rowsOf = (name: string) => {
  const { plural, singular } = formatLabels(name)
  return { plural: sentenceCase(plural), singular: sentenceCase(singular) }
}
