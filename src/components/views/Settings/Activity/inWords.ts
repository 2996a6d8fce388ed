import type { Translator } from '../../../../i18n/createTranslator'
import { describeAction, type ActivityActions } from '../../../../lib/activity/actions'
import type { Change } from '../../../../lib/activity/changesOf'
import { choiceLabelKey, fieldLabelKey, plainFieldName } from '../../../../lib/activity/fieldLabels'
import { languageLabel } from '../../../../lib/languages/languages'
import { exactTime } from '../../../../lib/times/relativeTime'
import { isolated } from '../../../../lib/text/isolated'
import type { AuditLog } from '../../../../payload-types'
import { isUuid } from '../../../../lib/values'

/** What it takes to say a line in words. */
export interface Speaker {
  actions: ActivityActions
  /** Of the reader. */
  language: string
  t: Translator
  /** Names of plans, addons and apps by id. */
  names: ReadonlyMap<string, string>
}

type Values = Record<string, unknown>

/** What was done, in one sentence. @param about name of the person whom it was done to */
export function sentenceOf(
  { actions, t }: Speaker,
  { action, after, before }: Pick<AuditLog, 'action' | 'after' | 'before'>,
  about?: string,
): string {
  const words = describeAction(actions, action)
  if (!words) return t('activityOther', { action: isolated(action) })
  const values = { ...asValues(before), ...asValues(after) }
  const count = typeof values.performances === 'number' ? values.performances : 0
  const word = (count > 0 && words.withPerformances) || ('title' in values && words.titled) || words.word
  const texts = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, isolated(value)] as const] : [],
  )
  return t(word, {
    count,
    person: about ? isolated(about) : t('activityNobody'),
    title: t('untitled'),
    ...Object.fromEntries(texts),
    ...(words.thing && { what: t(words.thing) }),
  })
}

const asValues = (side: unknown): Values => (typeof side === 'object' && side !== null ? (side as Values) : {})

/** A field's name as the screens have it. */
export function fieldOf({ t }: Speaker, { path }: Change): string {
  const word = fieldLabelKey(path)
  return word
    ? t(word)
    : path
        .filter((part) => part !== 'settings')
        .map(plainFieldName)
        .join(' › ')
}

/** As moments are stored: ISO 8601. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/

const LANGUAGES = new Set(['defaultLanguage', 'languages', 'publishedLanguages'])

/** A value as a reader knows it: names for ids, words for choices, each part of a list by itself. */
export function valueOf(speaker: Speaker, path: readonly string[], value: unknown): string[] {
  const { language, names, t } = speaker
  if (Array.isArray(value)) return value.flatMap((one: unknown) => valueOf(speaker, path, one))
  if (value === undefined || value === null || value === '') return []
  if (typeof value === 'boolean') return [t(value ? 'activityYes' : 'activityNo')]
  if (typeof value === 'object') return [partsOf(speaker, path, value as Values)]
  const text = String(value)
  if (path.at(-1) === 'avatar') return [t('activityPicture')]
  if (isUuid(value)) return [names.get(value) ?? value]
  if (MOMENT.test(text)) return [exactTime(new Date(text), language)]
  if (LANGUAGES.has(path.at(-1) ?? '')) return [languageLabel(text)]
  if (path.at(-1) === 'permissions') return [plainFieldName(text.replace(':', ' '))]
  const word = choiceLabelKey(path, text)
  return [word ? t(word) : text]
}

/** A row of a list in one line: its first value, and what else is said of it. */
function partsOf(speaker: Speaker, path: readonly string[], row: Values): string {
  const parts = Object.entries(row).flatMap(([name, value]) => {
    if (name === 'id' || value === false || value === null) return []
    if (value === true) return [speaker.t(fieldLabelKey([...path, name]) ?? 'activityYes')]
    return valueOf(speaker, [...path, name], value)
  })
  return parts.join(' · ')
}
