import type { Translator } from '@/i18n/createTranslator'
import { localTextToInstant } from '@/lib/events/recurring/localToInstant'
import { hasTime, placedValues } from './fields'
import type { SettingProblem } from './ruleProblems'
import type { ThemeField } from './themeField'

/**
 * Finds local times in settings that the clocks of a site skip: no visitor could be shown that moment.
 * @param values values of one language
 * @param zone IANA name
 */
export const findSkippedTimes = (
  fields: readonly ThemeField[],
  values: Readonly<Record<string, unknown>>,
  zone: string,
  t: Translator,
): SettingProblem[] =>
  placedValues(fields, values).flatMap(({ field, path, value }) =>
    hasTime(field) && typeof value === 'string' && localTextToInstant(value, zone)?.change === 'gap'
      ? [{ message: t('checkClockSkips', { time: value.slice(11, 16) }), path }]
      : [],
  )
