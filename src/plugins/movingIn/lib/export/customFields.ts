import { isRecord } from '@/lib/values'
import { MAX_FIELD_NAME, MAX_FIELD_VALUE, MAX_FIELDS } from '../limits'
import { cut } from '../texts/cut'

/** Types in which plugins keep orders, messages, forms and settings, rather than what a website shows. */
const PRIVATE =
  /^(?:shop_\w+|product_variation|scheduled-action|flamingo_\w+|wpcf7_\w+|wpforms\w*|nf_sub|feedback|mc4wp-form|edd_\w+|give_\w+|amn_\w+|jp_\w+|acf|ngg_\w+|sidebar|tribe_(?!events$)\w+)$/

/** Whether entries of a type may be something that visitors read. */
export const isContentType = (type: string): boolean => !PRIVATE.test(type)

/** What PHP has serialised. */
const SERIALIZED = /^(?:[aOC]:\d+:|s:\d+:"|[bdi]:[\d.-]+;$|N;$)/

/**
 * The custom fields of an entry that people have filled in: those of plugins begin with `_`, or hold structures.
 * @param others further fields, which come first
 */
export function customFields(
  meta: Record<string, string>,
  others: Record<string, string> = {},
): Record<string, string> {
  const found = Object.entries(meta).flatMap(([name, value]): [string, string][] => {
    const text = value.trim()
    const isOwn = name !== '' && !name.startsWith('_') && name.length <= MAX_FIELD_NAME
    return isOwn && text && !SERIALIZED.test(text) && !isJson(text) ? [[name, cut(text, MAX_FIELD_VALUE)]] : []
  })
  const further = Object.entries(others).map(([name, value]) => [name, cut(value, MAX_FIELD_VALUE)] as const)
  return Object.fromEntries([...further, ...found].slice(0, MAX_FIELDS))
}

function isJson(text: string): boolean {
  if (!/^[[{]/.test(text)) return false
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) || isRecord(value)
  } catch {
    return false
  }
}
