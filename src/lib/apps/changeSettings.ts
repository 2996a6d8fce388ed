import type { Translator } from '../../i18n/say'
import { isAskedFor } from '../themes/isAskedFor'
import { isRecord } from '../objects/isRecord'
import { failedCheck, isNothing, readValue, type SettingProblem } from './readValue'
import type { SecretMark, SettingField, SettingValues } from './settingFields'

export interface SettingsChange {
  /** All values from now on, those that stay included. */
  values: SettingValues
  /** Secrets to store; null: to remove. */
  secrets: Record<string, string | null>
}

export type SettingsVerdict = { change: SettingsChange } | { malformed: SettingProblem[] } | { refused: SettingProblem }

interface Stored {
  values: SettingValues
  secrets: Record<string, SecretMark>
}

/**
 * Decides what becomes of settings when a form is saved. What is left out stays; `null` or an empty text takes a value
 * away. A secret that is left out, empty or sent back as it was read stays; `null` removes it.
 * @param given as it came, whatever that is
 * @param t says what is wrong, in the caller's language
 */
export function changeSettings(fields: readonly SettingField[], given: unknown, stored: Stored, t: Translator): SettingsVerdict {
  if (!isRecord(given)) return { malformed: [{ message: t('checkSettings'), path: '' }] }
  const problems: SettingProblem[] = []
  for (const name of Object.keys(given)) {
    if (!fields.some((field) => field.name === name)) problems.push({ message: t('checkNoSetting'), path: name })
  }
  const change: SettingsChange = { secrets: {}, values: known(fields, stored.values) }
  for (const field of fields) {
    if (!Object.hasOwn(given, field.name)) continue
    problems.push(...apply(field, given[field.name], change, t))
  }
  if (problems.length === 0) problems.push(...missing(fields, change, stored, t), ...fields.flatMap((field) => failedCheck(field, change.values[field.name], field.name, t)))
  if (problems.length > 0) return { malformed: problems }
  const unproven = fields.find((field) => needsSecret(field, change, stored))
  if (unproven && 'boundSecret' in unproven) return { refused: { message: t('checkSecretAgain'), path: unproven.boundSecret! } }
  return { change }
}

/** Values of settings that exist no more are not kept. */
function known(fields: readonly SettingField[], values: SettingValues): SettingValues {
  return Object.fromEntries(fields.flatMap(({ name, type }) => (type !== 'secret' && Object.hasOwn(values, name) ? [[name, values[name]!]] : [])))
}

/** @returns what is wrong with the value */
function apply(field: SettingField, given: unknown, { secrets, values }: SettingsChange, t: Translator): SettingProblem[] {
  const isSecret = field.type === 'secret'
  if (isSecret && isMark(given)) return []
  if (isNothing(given)) {
    if (isSecret && given === null) secrets[field.name] = null
    if (!isSecret) delete values[field.name]
    return []
  }
  const { problems, value } = readValue(field, given, field.name, t)
  if (problems.length > 0) return problems
  if (isSecret) secrets[field.name] = value as string
  else if (value === undefined) delete values[field.name]
  else values[field.name] = value
  return []
}

const isMark = (value: unknown): boolean => isRecord(value) && Object.keys(value).every((key) => key === 'set' || key === 'last4')

function missing(fields: readonly SettingField[], { secrets, values }: SettingsChange, stored: Stored, t: Translator): SettingProblem[] {
  const isThere = ({ name, type }: SettingField) => {
    if (type !== 'secret') return values[name] !== undefined
    return secrets[name] === undefined ? stored.secrets[name] !== undefined : secrets[name] !== null
  }
  return fields.filter((field) => field.isRequired && isAskedFor(field, values) && !isThere(field)).map(({ name }) => ({ message: t('checkNeeded'), path: name }))
}

function needsSecret(field: SettingField, { secrets, values }: SettingsChange, stored: Stored): boolean {
  if (!('boundSecret' in field) || !field.boundSecret || !stored.secrets[field.boundSecret]) return false
  return secrets[field.boundSecret] === undefined && values[field.name] !== stored.values[field.name]
}
