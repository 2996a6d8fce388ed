import { z } from 'zod'
import { defineOperation } from '@/exports/server'
import { isUuid } from '@/lib/values'
import { makeProposal } from '../lib/proposals/makeProposal'
import { requireType, tool } from './documents'
import { givenInput, proposalOutput, requireProposal, siteOf } from './proposing'

const REDIRECTS = 'redirects'

/** Whether a target is typed as an address rather than named as a document. */
const isAddress = (target: string): boolean => /^(\/|[a-z][a-z\d+.-]*:)/i.test(target) && !isUuid(target)

/** Proposes a redirect from an old address of the website. */
export const draftRedirect = defineOperation({
  ...tool,
  name: 'draftRedirect',
  input: z.strictObject({
    ...givenInput,
    from: z.string().trim().min(1).max(2000).describe('Old path of the site, such as /old-page'),
    permanent: z.boolean().optional().describe('False for one that will end. Default: true'),
    to: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .describe('type/id or the exact title of a page, event or other document, a path of the site, or a web address'),
  }),
  method: 'post',
  output: proposalOutput,
  path: '/assistant/draft-redirect',
  run: async ({ input: { chat, from, message, permanent, to }, person, req, tenantId }) => {
    const tenant = await siteOf(req, { chat, person, tenantId })
    const type = requireType(req, { person, tenantId, type: REDIRECTS, verb: 'manage' })
    return requireProposal(
      await makeProposal(req, {
        chat,
        current: null,
        given: {
          from,
          ...(isAddress(to) ? { toAddress: to } : { to }),
          ...(permanent !== undefined && { permanent }),
        },
        message,
        tenant,
        title: from,
        tool: 'draftRedirect',
        type,
      }),
    )
  },
  summary: 'Propose a redirect',
  tool: {
    proposes: true,
    description:
      'Proposes a redirect of an old address of the website to a document or another address, as a draft. It works once somebody publishes it.',
  },
})
