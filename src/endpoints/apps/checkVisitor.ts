import type { PayloadRequest } from 'payload'
import { guardOf } from '../../lib/apps/website/readApps'
import { OperationError } from '../OperationError'
import { callService } from './callService'
import { websiteApps } from './publicApps'
import { secretsOfApp } from './secretsOfApp'

/** Longest proof that is passed on. */
export const LONGEST_PROOF = 5_000

/** Name of the proof in what is sent. */
const PROOF = 'proof'

const MESSAGE =
  'We could not tell whether a person has sent this. Please try again; if your browser blocks scripts, allow them on this page first.'

/**
 * Refuses what a program sends, where an app of the site tells the two apart. While its service is away, or does not know
 * the site's keys, visitors are let through: what they have to say is worth more than a program kept out, and how often
 * somebody may send is limited all the same. The log says so.
 * @param proof from the visitor's browser; without one the service is asked too, which tells "none" from "service away"
 * @throws OperationError 422 with the path `proof`
 */
export async function checkVisitor(req: PayloadRequest, tenantId: string, proof: string, area: string): Promise<void> {
  const app = guardOf(await websiteApps(req.payload, tenantId))
  const guard = app?.website?.guard
  if (!app || !guard) return
  const secrets = await secretsOfApp(req, { handle: app.handle, names: guard.secrets, tenantId })
  const answer = await callService(guard.check(proof, secrets))
  const verdict = answer ? guard.judge(answer, app.settings) : 'broken'
  if (verdict === 'broken')
    req.payload.logger.warn({
      app: app.handle,
      msg: 'A form was taken without its check: the service did not answer as it should. Look at the keys of the app.',
      site: tenantId,
      status: answer?.status ?? null,
    })
  if (verdict === 'refused')
    throw new OperationError({
      code: `unproven:${area}`,
      errors: [{ message: MESSAGE, path: PROOF }],
      message: MESSAGE,
      status: 422,
    })
}
