import { z } from 'zod'
import { listTreePages } from '@/database/pages/listTreePages'
import { defineOperation, tenantInput, tenantOfInput, withAnyPermission } from '@/exports/server'
import { isContentLanguage } from '@/lib/languages/codes'
import { inputProblem } from '@/i18n/inputs/inputProblem'

const MAX_PAGES = 10_000

const item = z.object({
  id: z.uuid(),
  _status: z.enum(['draft', 'published']),
  /** Never published, or unpublished. */
  isDraft: z.boolean(),
  /** Live path; null if it is not live. */
  livePath: z.string().nullable(),
  order: z.string().nullable(),
  parent: z.uuid().nullable(),
  path: z.string().nullable(),
  publishedAt: z.string().nullable(),
  slug: z.string().nullable(),
  title: z.string().nullable(),
  updatedAt: z.string(),
})

export type TreePage = z.infer<typeof item>

/** The pages of a site in tree order, including drafts, at most 10,000. */
export const getPagesForTree = defineOperation({
  name: 'getPagesForTree',
  area: 'pages',
  audit: null,
  input: z.strictObject({
    ...tenantInput,
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
  }),
  isAction: true,
  method: 'get',
  output: z.object({ docs: z.array(item), totalDocs: z.number().int() }),
  path: '/pages/tree',
  run: async ({ input: { locale }, req, tenantId }) => {
    const docs = await listTreePages(req, { limit: MAX_PAGES, locale, tenant: tenantId })
    return { docs, totalDocs: docs.length }
  },
  summary: 'Read the tree of pages',
  tenant: tenantOfInput,
  who: withAnyPermission('pages:view'),
})
