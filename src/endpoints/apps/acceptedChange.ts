import type { SettingsChange, SettingsVerdict } from '../../lib/apps/changeSettings'
import type { SettingProblem } from '../../lib/apps/readValue'
import { badRequest, OperationError } from '../OperationError'

/**
 * The change that was decided.
 * @param path of these settings in the form: `settings.mailchimp`
 * @throws OperationError 400 for values of the wrong form, 422 where a rule refuses them; every one with its path
 */
export function acceptedChange(verdict: SettingsVerdict, area: string, path: string): SettingsChange {
  if ('change' in verdict) return verdict.change
  const placed = (problem: SettingProblem) => ({ message: problem.message, path: [path, problem.path].filter(Boolean).join('.') })
  if ('malformed' in verdict) throw badRequest(area, verdict.malformed[0]!.message, verdict.malformed.map(placed))
  const { refused } = verdict
  throw new OperationError({ code: `refused:${area}`, errors: [placed(refused)], message: refused.message, status: 422 })
}
