import { createHash } from 'node:crypto'
import { verify } from '@octokit/webhooks-methods'
import type { PayloadHandler } from 'payload'
import { z } from 'zod'
import { failureResponse } from '@/endpoints/failureResponses'
import { defineOperation } from '@/exports/server'
import { anyone } from '@/endpoints/routeRules'
import { findLinkedThemes, recordDelivery } from '../../database/repositories'
import { queueSync } from '../../jobs/syncFollowed'
import { AREA } from '../../lib/theme'
import { githubSettings } from '../../settings'

const BODY = 'githubWebhookBody'
const ACCEPTED = 202
const UNSIGNED = { code: `signature:${AREA}`, message: 'The signature is missing or wrong.', status: 401 }

const push = z.object({
  deleted: z.boolean().optional(),
  ref: z.string().max(300),
  repository: z.object({ id: z.number().int() }),
})

/** Verifies GitHub's signature of the raw body before anything else, above all before any database query. */
const withSignature =
  (operation: PayloadHandler): PayloadHandler =>
  async (req) => {
    const { GITHUB_WEBHOOK_SECRET: secret } = githubSettings()
    const signature = req.headers.get('X-Hub-Signature-256') ?? ''
    const body = (await req.text?.()) ?? ''
    if (!secret || !/^sha256=[0-9a-f]{64}$/.test(signature) || !(await verify(secret, body, signature)))
      return failureResponse(UNSIGNED)
    req.context[BODY] = body
    req.data = {}
    return operation(req)
  }

/**
 * Handles push webhooks. The commit in the message is not trusted: the theme is synced with the current state of the
 * branch, so an old message cannot restore an old state. The response does not reveal whether any theme uses the
 * repository.
 */
export const githubWebhook = defineOperation({
  name: 'githubWebhook',
  area: AREA,
  audit: null,
  wrapHandler: withSignature,
  input: z.object({}),
  limit: { by: ['ip'], points: 600, seconds: 60 },
  method: 'post',
  output: z.object({ accepted: z.boolean() }),
  path: '/themes/github/webhook',
  run: async ({ req }) => {
    const body = req.context[BODY]
    const response = { accepted: true }
    if (typeof body !== 'string' || req.headers.get('X-GitHub-Event') !== 'push') return response
    const { data } = push.safeParse(JSON.parse(body))
    const target = data && !data.deleted ? targetOf(data.ref) : null
    if (!data || !target) return response
    // A delivery that is sent again only helps the themes whose sync failed.
    const isFailed = !(await recordDelivery(req, createHash('sha256').update(body).digest('hex')))
    for (const theme of await findLinkedThemes(req, data.repository.id, { ...target, isFailed }))
      await queueSync(req, theme)
    return response
  },
  status: ACCEPTED,
  summary: 'Receive a webhook from GitHub',
  takesSignedBody: true,
  who: anyone,
})

function targetOf(ref: string): { branch: string | null; tag: string | null } | null {
  const [, kind, name] = /^refs\/(heads|tags)\/(.+)$/.exec(ref) ?? []
  if (!name) return null
  return kind === 'tags' ? { branch: null, tag: name } : { branch: name, tag: null }
}
