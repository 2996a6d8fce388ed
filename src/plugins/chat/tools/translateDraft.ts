import { z } from 'zod'
import { defineOperation, notFound, refused } from '@/exports/server'
import { dataWithTexts, readTexts } from '@/plugins/translations/published'
import { makeProposal } from '../lib/proposals/makeProposal'
import { fromMarkdown } from '../lib/texts/fromMarkdown'
import { readDocument, requireType, titleOf, tool, TOOL_AREA, typeInput } from './documents'
import { givenInput, proposalOutput, requireProposal, siteOf } from './proposing'

const MAX_TEXTS = 200

/** Proposes texts of a document in another language of the site. */
export const translateDraft = defineOperation({
  ...tool,
  name: 'translateDraft',
  input: z.strictObject({
    ...givenInput,
    id: z.uuid(),
    texts: z
      .array(
        z.strictObject({
          path: z.string().trim().min(1).max(1000).describe('Path of the text, as readTranslations names it'),
          text: z.string().max(20_000).describe('The translation; of a formatted text as Markdown'),
        }),
      )
      .min(1)
      .max(MAX_TEXTS),
    to: z.string().trim().min(2).max(10).describe('Code of a language of the site, such as cy'),
    type: typeInput,
  }),
  method: 'post',
  output: proposalOutput,
  path: '/assistant/translate-draft',
  run: async ({ input: { chat, id, message, texts, to, type: slug }, person, req, tenantId }) => {
    const tenant = await siteOf(req, { chat, person, tenantId })
    const type = requireType(req, { person, tenantId, type: slug, verb: 'manage' })
    if (to === tenant.defaultLanguage || !tenant.languages.includes(to))
      throw refused(TOOL_AREA, `The site is not translated into "${to}".`, 'to')
    const current = await readDocument(req, { id, locale: to, tenantId, type: slug })
    const own = await readDocument(req, { id, locale: tenant.defaultLanguage, tenantId, type: slug })
    if (!current || !own) throw notFound(TOOL_AREA)
    const known = new Map((await readTexts(req, slug, id)).map((text) => [text.path, text]))
    const values = new Map(
      texts.map(({ path, text }) => {
        const source = known.get(path)
        if (!source) throw refused(TOOL_AREA, `There is no text at "${path.slice(0, 100)}".`, 'texts')
        return [path, source.kind === 'richText' ? fromMarkdown(text) : text.replaceAll('\u0000', '')] as const
      }),
    )
    const data = dataWithTexts(current, values)
    if (!data) throw refused(TOOL_AREA, 'One of the texts is no longer there. Read them again.', 'texts')
    return requireProposal(
      await makeProposal(req, {
        chat,
        current,
        data,
        locale: to,
        message,
        tenant,
        title: titleOf(type, own),
        tool: 'translateDraft',
        type,
      }),
    )
  },
  summary: 'Propose translations of a document',
  tool: {
    proposes: true,
    description:
      'Proposes texts of a document in another language of the site, as a draft. Read them with readTranslations first. Keep names of people, productions and venues unless the site has translated them elsewhere.',
  },
})
