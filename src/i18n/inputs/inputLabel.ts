import { fieldLabelKey, plainFieldName } from '@/lib/activity/fieldLabels'
import { inputMessageKeyOf, translatorOf } from '@/i18n/translator'
import { inputLabels as ar } from './labels/ar'
import { inputLabels as cy } from './labels/cy'
import { inputLabels as en } from './labels/en'
import { inputLabels as es } from './labels/es'

const LABELS: Record<string, Record<string, string>> = { ar, cy, en, es }

/** Keys of Payload's conditions in a query: `where[title][contains]`. */
const CONDITION = /^where\b/

const MAX_NAME = 60

/**
 * What an input of an operation is called on the screens, with the number of its row: `Domains 2, Domain`.
 * @param path of the input: its keys and, for rows, their indexes from 0
 * @returns null if the screens have no word for it
 */
export function inputLabel(path: readonly PropertyKey[], language: string): string | null {
  const last = path.findLastIndex((part) => typeof part === 'string')
  const labels = path.flatMap((part, index) => {
    if (typeof part !== 'string') return []
    const row = path[index + 1]
    if (typeof row === 'number') return [withRow(labelOfKey(path.slice(0, index + 1), language), row)]
    return index === last ? [labelOfKey(path.slice(0, index + 1), language)] : []
  })
  return labels.length > 0 && labels.every((label) => label !== null) ? labels.join(commaIn(language)) : null
}

/** The same, and for what only its own content names, such as a setting of an app, the name in words. */
export function inputName(path: readonly PropertyKey[], language: string): string {
  const known = inputLabel(path, language)
  if (known !== null) return known
  const names = path.filter((part) => typeof part === 'string')
  const around = path.map((_, index) => inputLabel(path.slice(0, index), language)).findLast((label) => label !== null)
  const own = plainFieldName((names.at(-1) ?? '').slice(0, MAX_NAME).replace(':', ' '))
  return [around, own].filter(Boolean).join(commaIn(language))
}

const commaIn = (language: string): string => (language === 'ar' ? '، ' : ', ')

const withRow = (label: string | null, row: number) => label && `${label} ${row + 1}`

function labelOfKey(path: readonly PropertyKey[], language: string): string | null {
  const names = path.filter((part) => typeof part === 'string')
  const last = names.at(-1) ?? ''
  const messageKey = fieldLabelKey(names) ?? inputMessageKeyOf(last)
  if (messageKey) return translatorOf({ language })(messageKey)
  const labels: Record<string, string> = LABELS[language] ?? en
  const key = CONDITION.test(last) ? 'where' : last
  return Object.hasOwn(labels, key) ? (labels[key] ?? null) : null
}
