import type { PayloadRequest } from 'payload'
import { guardOf } from '@/lib/apps/website/readApps'
import { OperationError } from '@/endpoints/OperationError'
import { callService, readAppSecrets } from './callService'
import { websiteApps } from './singleDocument'

/** Maximum length of the proof. */
export const MAX_PROOF_LENGTH = 5_000

/** Name of the proof in the input. */
const PROOF_FIELD = 'proof'

const MESSAGE =
  'We could not confirm that a person sent this. Please try again; if your browser blocks scripts, allow them on this page first.'

/**
 * Refuses submissions by bots if an app of the tenant can detect them. If its service is unavailable or rejects the
 * tenant's keys, the submission is accepted and a warning logged: losing visitors' messages would be worse, and rate
 * limits still apply.
 * @param proof from the visitor's browser. The service is called even without one, to distinguish a missing proof from
 *   an unavailable service
 * @throws OperationError 422 with the path `proof`
 */
export async function checkVisitor(req: PayloadRequest, tenantId: string, proof: string, area: string): Promise<void> {
  const app = guardOf(await websiteApps(req.payload, tenantId))
  const guard = app?.website?.guard
  if (!app || !guard) return
  const secrets = await readAppSecrets(req, { handle: app.handle, names: guard.secrets, tenantId })
  const response = await callService(guard.check(proof, secrets))
  const verdict = response ? guard.judge(response, app.settings) : 'broken'
  if (verdict === 'broken')
    req.payload.logger.warn({
      app: app.handle,
      msg: 'A form was accepted without its bot check: unexpected response from the service. Check the keys of the app.',
      site: tenantId,
      status: response?.status ?? null,
    })
  if (verdict === 'refused')
    throw new OperationError({
      code: `unproven:${area}`,
      errors: [{ message: MESSAGE, path: PROOF_FIELD }],
      message: MESSAGE,
      status: 422,
    })
}
