import { randomBytes } from 'node:crypto'
import type { Field, FlattenedBlock, FlattenedBlocksField, FlattenedField } from 'payload'
import { fieldShouldBeLocalized } from 'payload/shared'
import type { Row } from './rowsOf'
import { isRecord } from '../../lib/objects/isRecord'

/** Blocks that fields only name. */
type Blocks = Record<string, FlattenedBlock | undefined>

/**
 * A document's data as Payload stores it: defaults filled in, rows of arrays with ids, translated values under the
 * language that they are in.
 * @param data plain values of one language
 */
export function withDefaults(
  fields: FlattenedField[],
  data: Row,
  locale: string,
  blocks: Blocks,
  parentIsLocalized = false,
): Row {
  const stored: Row = {}
  for (const field of fields) {
    if (field.type === 'join' || ('virtual' in field && field.virtual)) continue
    const localized = fieldShouldBeLocalized({ field: field as Field, parentIsLocalized })
    const value = valueOf(field, data[field.name], locale, blocks, parentIsLocalized || localized)
    if (value !== undefined) stored[field.name] = localized ? { [locale]: value } : value
  }
  return stored
}

function valueOf(field: FlattenedField, given: unknown, locale: string, blocks: Blocks, inLocalized: boolean): unknown {
  const value = given === undefined ? defaultOf(field) : given
  if (field.type === 'array' && Array.isArray(value)) {
    return value.map((row: Row) => ({
      ...withDefaults(field.flattenedFields, row, locale, blocks, inLocalized),
      id: row.id ?? newRowId(),
    }))
  }
  if (field.type === 'blocks' && Array.isArray(value)) {
    return value.map((row: Row) => blockWithDefaults(field, row, locale, blocks, inLocalized))
  }
  if ((field.type === 'group' || field.type === 'tab') && isRecord(value)) {
    return withDefaults(field.flattenedFields, value, locale, blocks, inLocalized)
  }
  return value
}

function blockWithDefaults(
  { blockReferences = [], blocks }: FlattenedBlocksField,
  row: Row,
  locale: string,
  named: Blocks,
  inLocalized: boolean,
): Row {
  const block = [...blocks, ...blockReferences]
    .map((one) => (typeof one === 'string' ? named[one] : one))
    .find((one) => one?.slug === row.blockType)
  return block
    ? {
        ...withDefaults(block.flattenedFields, row, locale, named, inLocalized),
        blockType: row.blockType,
        id: row.id ?? newRowId(),
      }
    : row
}

/** Defaults that need a request are for screens; whoever writes in bulk says what they mean. */
export const defaultOf = (field: FlattenedField): unknown =>
  'defaultValue' in field && typeof field.defaultValue !== 'function' ? field.defaultValue : undefined

/** Rows of arrays have ids in the form that Payload gives them: 24 hexadecimal digits. */
const newRowId = (): string => randomBytes(12).toString('hex')
