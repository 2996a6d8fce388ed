import type { PayloadRequest } from 'payload'
import {
  findSourceProblem,
  findTargetProblem,
  checkSourceForm,
  redirectSiteOf,
} from '@/collections/Redirects/checkRedirect'
import type { RedirectStep } from '@/collections/Redirects/followRedirects'
import { refused } from '@/exports/server'
import { AREA } from './values/area'

type Check = (req: PayloadRequest, doc: Record<string, unknown>, tenantId: string) => Promise<void>

/** A redirect that could not be published helps nobody as a draft either. */
const checkRedirect: Check = async (req, doc, tenantId) => {
  const form = checkSourceForm(req, doc.from)
  if (form !== true) throw refused(AREA, form, 'from')
  const site = await redirectSiteOf(req, tenantId)
  if (!site) return
  const step = { id: 'new', ...doc } as RedirectStep
  const problem = (await findSourceProblem(req, site, step)) ?? (await findTargetProblem(req, site, step))
  if (problem) throw refused(AREA, problem.message, problem.path)
}

const CHECKS: Partial<Record<string, Check>> = { redirects: checkRedirect }

/**
 * Checks a proposed document by the rules of its publication that drafts are spared.
 * @throws OperationError 422 with the reason
 */
export const checkProposed = async (
  req: PayloadRequest,
  { doc, tenantId, type }: { doc: Record<string, unknown>; tenantId: string; type: string },
): Promise<void> => CHECKS[type]?.(req, doc, tenantId)
