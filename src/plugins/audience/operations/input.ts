import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { badRequest, loadTenant, tenantInput, translatorOf, withAnyPermission } from '@/exports/server'
import type { Period } from '../database/figures'
import { DEFAULT_DAYS, lastDays, lengthOf, MAX_DAYS } from '../lib/period'

export const AREA = 'audience'

/** Whoever sees what is on the website may see how often it is read. */
export const VIEW_KEYS = ['events:view', 'pages:view'] as const

export const mayView = withAnyPermission(...VIEW_KEYS)

const day = z.iso.date().meta({ examples: ['2026-11-01'] })

/** Days, both included, in the time zone of the site. Default: the last 28 days. */
export const periodInput = { ...tenantInput, from: day.optional(), to: day.optional() }

/** @throws OperationError 400 for days in the wrong order and for more than 25 months */
export async function periodOf(
  req: PayloadRequest,
  tenantId: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<Period> {
  const { timezone = 'UTC' } = (await loadTenant(req.payload, tenantId)) ?? {}
  const usual = lastDays(DEFAULT_DAYS, timezone)
  const period = { from: from ?? (to && to < usual.from ? to : usual.from), to: to ?? usual.to }
  const length = lengthOf(period)
  if (length >= 1 && length <= MAX_DAYS) return period
  const message = translatorOf(req.i18n)('audiencePeriodProblem')
  throw badRequest(AREA, message, [{ message, path: 'from' }])
}
