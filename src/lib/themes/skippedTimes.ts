import type { Translator } from '@/i18n/createTranslator'
import { localTextToInstant } from '@/lib/events/recurring/localToInstant'
import type { SettingProblem } from '@/lib/apps/readValue'
import type { SettingField } from '@/lib/apps/settingFields'
import { isRecord } from '@/lib/values'

/**
 * Finds local times in settings that the clocks of a site skip: no visitor could be shown that moment.
 * @param values values of one language
 * @param zone IANA name
 */
export function findSkippedTimes(
  fields: readonly SettingField[],
  values: Readonly<Record<string, unknown>>,
  zone: string,
  t: Translator,
  basePath = '',
): SettingProblem[] {
  return fields.flatMap((field): SettingProblem[] => {
    const [path, value] = [basePath + field.name, values[field.name]]
    if (field.type === 'group' && isRecord(value)) return findSkippedTimes(field.fields, value, zone, t, `${path}.`)
    if (field.type === 'list' && Array.isArray(value))
      return value.flatMap((row: unknown, index) =>
        isRecord(row) ? findSkippedTimes(field.fields, row, zone, t, `${path}.${index}.`) : [],
      )
    const isSkipped =
      field.type === 'date' &&
      field.hasTime &&
      typeof value === 'string' &&
      localTextToInstant(value, zone)?.change === 'gap'
    return isSkipped ? [{ message: t('checkClockSkips', { time: value.slice(11, 16) }), path }] : []
  })
}
