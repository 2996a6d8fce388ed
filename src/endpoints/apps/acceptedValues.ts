import type { SettingProblem } from '../../lib/apps/readValue'
import type { SettingsVerdict } from '../../lib/apps/changeSettings'
import type { SettingValues } from '../../lib/apps/settingFields'
import { badRequest } from '../OperationError'

/**
 * The values that were decided.
 * @param path of these settings in the form: `settings.hero`
 * @throws OperationError 400 with every problem at its path
 */
export function acceptedValues(verdict: SettingsVerdict, area: string, path: string): SettingValues {
  if ('values' in verdict) return verdict.values
  const placed = (problem: SettingProblem) => ({
    message: problem.message,
    path: [path, problem.path].filter(Boolean).join('.'),
  })
  throw badRequest(area, verdict.problems[0]!.message, verdict.problems.map(placed))
}
