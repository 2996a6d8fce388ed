import type { Translator } from '@/i18n/createTranslator'
import { describeAction, type ActivityActions } from '@/lib/activity/actions'
import type { Change } from '@/lib/activity/diffEntry'
import { choiceLabelKey, fieldLabelKey, plainFieldName } from '@/lib/activity/fieldLabels'
import { languageLabel } from '@/lib/languages/languages'
import { exactTime } from '@/lib/time/relativeTime'
import { isolateText } from '@/lib/text/isolated'
import type { AuditLog } from '@/payload-types'
import { isUuid } from '@/lib/values'

/** Context for describing an entry. */
export interface EntryContext {
  actions: ActivityActions
  /** UI language. */
  language: string
  t: Translator
  /** Names of plans, add-ons, apps, roles and people, by id. */
  names: ReadonlyMap<string, string>
}

type Values = Record<string, unknown>

/** Describes an entry in one sentence. @param about name of the user it concerns */
export function describeEntry(
  { actions, t }: EntryContext,
  { action, after, before }: Pick<AuditLog, 'action' | 'after' | 'before'>,
  about?: string,
): string {
  const definition = describeAction(actions, action)
  if (!definition) return t('activityOther', { action: isolateText(action) })
  const values = { ...asValues(before), ...asValues(after) }
  const performances = numberOf(values.performances)
  const key =
    (performances > 0 && definition.withPerformances) || ('title' in values && definition.titled) || definition.message
  const texts = Object.entries(values).flatMap(([name, value]) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [[name, isolateText(String(value))] as const]
      : [],
  )
  const sentence = t(key, {
    person: about ? isolateText(about) : t('activityNobody'),
    title: t('untitled'),
    ...Object.fromEntries(texts),
    ...(definition.thing && { what: t(definition.thing) }),
    count: performances || numberOf(values.count),
  })
  return sentence.replace(UNFILLED, NOT_RECORDED)
}

/** A placeholder that an entry has no value for: an older one, or one of a program. */
const UNFILLED = /\{\{\w+\}\}/g

const NOT_RECORDED = '…'

const numberOf = (value: unknown): number => Number(value) || 0

const asValues = (side: unknown): Values => (typeof side === 'object' && side !== null ? (side as Values) : {})

/** Label of a field, as on the screens. */
export function describeField({ t }: EntryContext, { path }: Change): string {
  const key = fieldLabelKey(path)
  return key
    ? t(key)
    : path
        .filter((part) => part !== 'settings')
        .map(plainFieldName)
        .join(' › ')
}

/** Stored form of a date: ISO 8601. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/

const LANGUAGES = new Set(['defaultLanguage', 'languages', 'publishedLanguages'])

/** Formats a value for display: names for ids, labels for options, one text per list item. */
export function describeValue(speaker: EntryContext, path: readonly string[], value: unknown): string[] {
  const { language, names, t } = speaker
  if (Array.isArray(value)) return value.flatMap((item: unknown) => describeValue(speaker, path, item))
  if (value === undefined || value === null || value === '') return []
  if (typeof value === 'boolean') return [t(value ? 'activityYes' : 'activityNo')]
  if (typeof value === 'object') return [partsOf(speaker, path, value as Values)]
  const text = String(value)
  if (path.at(-1) === 'avatar') return [t('activityPicture')]
  if (isUuid(value)) return [names.get(value) ?? value]
  if (MOMENT.test(text)) return [exactTime(new Date(text), language)]
  if (LANGUAGES.has(path.at(-1) ?? '')) return [languageLabel(text)]
  if (path.at(-1) === 'permissions') return [plainFieldName(text.replace(':', ' '))]
  const key = choiceLabelKey(path, text)
  return [key ? t(key) : text]
}

/** Formats a row of a list in one line: its first value, followed by the others. */
function partsOf(speaker: EntryContext, path: readonly string[], row: Values): string {
  const parts = Object.entries(row).flatMap(([name, value]) => {
    if (name === 'id' || value === false || value === null) return []
    if (value === true) return [speaker.t(fieldLabelKey([...path, name]) ?? 'activityYes')]
    return describeValue(speaker, [...path, name], value)
  })
  return parts.join(' · ')
}
