import { getTranslation } from '@payloadcms/translations'
import { z } from 'zod'
import { defineOperation, documentKey, readDocumentNames, refused } from '@/exports/server'
import { isImageType } from '@/lib/files/isPicture'
import { readableName } from '@/lib/files/readableName'
import { listAttachments } from '../database/attachments'
import { placeholderFor } from '../lib/proposals/placeholders'
import { describeDocument } from '../lib/proposals/describeDocument'
import { storeProposal } from '../lib/proposals/makeProposal'
import { blockInput, layoutText, picturesIn, toLayout } from '../lib/proposals/pageLayout'
import type { ProposedDocument } from '../lib/proposals/proposal'
import { requireType, tool, TOOL_AREA } from './documents'
import { givenInput, proposalOutput, siteOf } from './proposing'
import { required } from '@/lib/values'

const PAGES = 'pages'
const MEDIA = 'media'

const described = z.strictObject({
  alt: z
    .string()
    .trim()
    .max(300)
    .describe(
      'What the picture shows, in the language of the site, for those who cannot see it. Empty where you have not seen it',
    ),
  picture: z.uuid().describe('Id of an attached picture'),
  title: z.string().trim().min(1).max(300).optional(),
})

/** Proposes a page made of blocks. Attached pictures become media when it is applied. */
export const draftPage = defineOperation({
  ...tool,
  name: 'draftPage',
  input: z.strictObject({
    ...givenInput,
    blocks: z.array(blockInput).min(1).max(40),
    pictures: z.array(described).max(40).default([]),
    summary: z.string().trim().max(400).optional(),
    title: z.string().trim().min(1).max(300),
  }),
  method: 'post',
  output: proposalOutput,
  path: '/assistant/draft-page',
  run: async ({ input: { blocks, chat, message, pictures, summary, title }, person, req, tenantId }) => {
    const tenant = await siteOf(req, { chat, person, tenantId })
    const type = requireType(req, { person, tenantId, type: PAGES, verb: 'manage' })
    const ids = picturesIn(blocks)
    // Unsent attachments are not part of the conversation.
    const attached = (await listAttachments(req, chat, ids)).filter(
      (file) => file.messageId !== null && isImageType(file.type),
    )
    const media = attached.length > 0 ? requireType(req, { person, tenantId, type: MEDIA, verb: 'manage' }) : null
    const siteMedia = await readDocumentNames(
      req,
      ids.map((id) => ({ collection: MEDIA, id })),
      tenant.id,
    )
    const names = new Map([
      ...attached.map(({ id, name }) => [id, name] as const),
      ...ids.flatMap((id) => {
        const name = siteMedia.get(documentKey({ collection: MEDIA, id }))
        return name ? [[id, name.title] as const] : []
      }),
    ])
    const missing = ids.find((id) => !names.has(id))
    if (missing)
      throw refused(
        TOOL_AREA,
        `There is no picture ${missing}: name those that are attached to this conversation, or pictures of the site.`,
      )
    const attachedIds = new Set(attached.map(({ id }) => id))
    const { blocks: blockTypes } = req.payload
    const label = (slug: string) =>
      getTranslation(
        (blockTypes[slug as 'text'] as { labels?: { singular?: string } }).labels?.singular ?? slug,
        req.i18n,
      )
    const layout = {
      blocks: toLayout(blocks, (id) => (attachedIds.has(id) ? placeholderFor(id) : id)),
      text: layoutText(blocks, label, (id) => names.get(id) ?? ''),
    }
    // Never null: the blocks are always a change.
    const page = await describeDocument(req, {
      current: null,
      given: { title, ...(summary && { summary }) },
      layout,
      tenant,
      title,
      type,
    })
    const files: ProposedDocument[] = []
    for (const { id, name } of attached) {
      const description = pictures.find(({ picture }) => picture === id)
      const mediaTitle = description?.title ?? readableName(name)
      const document = await describeDocument(req, {
        current: null,
        given: { title: mediaTitle, ...(description?.alt && { alt: description.alt }) },
        // A file is made when the proposal is applied, not before.
        isUnrehearsed: true,
        tenant,
        title: mediaTitle,
        type: required(media, 'the type of attached pictures'),
      })
      if (document) files.push({ ...document, attachment: id })
    }
    return {
      proposal: await storeProposal(req, { chat, message, tenant, title, tool: 'draftPage' }, [
        ...files,
        required(page, 'the proposed page'),
      ]),
    }
  },
  summary: 'Propose a page made of blocks',
  tool: {
    proposes: true,
    description:
      'Proposes a new page as a draft, made of blocks. Use it when the person wants a page of what they attached, or a whole page written. Attached pictures that stand in blocks become pictures of the site when the person applies the proposal, with the alternative texts that you give. Nothing is created until then.',
  },
})
