import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { defineOperation, member, type OperationError, translatorOf } from '@/exports/server'
import { type SharedOptions } from '@/endpoints/define'
import { lockProposals, saveProposals, type StoredProposal } from '../database/proposals'
import { ownChat, tenantOfChat } from '../lib/ownChat'
import { announcementOf, applyAnnouncement } from '../lib/proposals/applyAnnouncement'
import { applyDocument } from '../lib/proposals/applyDocument'
import { isStale } from '../lib/proposals/isStale'
import type { ProposedDocument } from '../lib/proposals/proposal'
import type { Undone } from '../lib/proposals/undoDocument'
import { appliedOf, undoProposal } from '../lib/proposals/undoProposal'
import { toChatMessage, chatError, chatErrorWith } from '../lib/chatErrors'
import { required } from '@/lib/values'
import { chatId } from '../lib/chatId'

/** Errors about documents keep their own messages, as they are not about the conversation. */
const AREA = 'documents'
const ALL = 'all'

/** Tools whose documents are independent of each other: a stale one does not block the others. */
const INDEPENDENT_TOOLS = new Set(['describePictures'])

const proposalOperation = {
  area: AREA,
  method: 'post',
  tenant: tenantOfChat,
  who: member,
  rewriteError: (raw: OperationError, language: string) => toChatMessage(raw, language, AREA),
} as const satisfies Partial<SharedOptions>
const input = z.strictObject({ id: chatId, proposal: z.union([chatId, z.literal(ALL)]) })
const target = z.object({ id: z.string(), type: z.string() })

/** The waiting proposals: the named one, or all of them. */
async function lockWaiting(
  req: PayloadRequest,
  chat: string,
  proposal: string,
): Promise<{ all: StoredProposal[]; selected: StoredProposal[] }> {
  const all = await lockProposals(req, chat)
  const selected = all.filter(({ id, state }) => (proposal === ALL ? state === 'waiting' : id === proposal))
  if (proposal !== ALL && selected.length === 0) throw chatError('not_found:chat')
  if (selected.some(({ state }) => state !== 'waiting'))
    throw chatErrorWith('conflict:chat', 409, translatorOf(req.i18n)('chatProposalClosed'))
  return { all, selected }
}

/**
 * Applies one proposal or all waiting ones in a single transaction: as drafts, except what is announced. Documents that somebody has changed since are
 * skipped and listed as stale.
 */
export const applyProposal = defineOperation({
  ...proposalOperation,
  name: 'applyChatProposal',
  audit: 'chat.applied',
  input,
  output: z.object({ applied: z.array(target), stale: z.array(target.extend({ title: z.string() })) }),
  path: '/chat/:id/proposals/:proposal/apply',
  run: async ({ audit, input: { id, proposal }, person, req, tenantId }) => {
    await ownChat(req, { id, person, tenantId })
    const { all, selected } = await lockWaiting(req, id, proposal)
    const leftBy = new Map(
      all
        .filter(({ state }) => state === 'applied')
        .flatMap(({ documents }) =>
          documents.flatMap((document) =>
            document.id && document.undo ? [[document.id, document.undo.leftAt] as const] : [],
          ),
        ),
    )
    const applied: z.infer<typeof target>[] = []
    const stale: (z.infer<typeof target> & { title: string })[] = []
    for (const { documents, id: key, tool } of selected) {
      const areStale = await Promise.all(
        documents.map((document) => isStale(req, document, { leftBy, tenantId, tool })),
      )
      const isSkipped = (index: number) => (INDEPENDENT_TOOLS.has(tool) ? areStale[index] : areStale.some(Boolean))
      stale.push(
        ...documents.flatMap((document, index) =>
          isSkipped(index) ? [{ id: document.id ?? '', title: document.title, type: document.type }] : [],
        ),
      )
      if (documents.every((_, index) => isSkipped(index))) {
        await saveProposals(req, [key], { state: 'stale' })
        continue
      }
      const announcement = announcementOf(documents)
      if (announcement) {
        const announced = await applyAnnouncement(req, documents, { announcement, person, tenantId })
        for (const { id: performance, type, undo } of announced) {
          leftBy.set(performance, undo.leftAt)
          applied.push({ id: performance, type })
        }
        await saveProposals(req, [key], { appliedAt: new Date(), documents: announced, state: 'applied' })
        continue
      }
      const done: ProposedDocument[] = []
      const madeFromFiles = new Map<string, string>()
      for (const [index, document] of documents.entries()) {
        if (isSkipped(index)) {
          done.push({ ...document, isOvertaken: true })
          continue
        }
        const changed = await applyDocument(req, document, tenantId, madeFromFiles)
        leftBy.set(changed.id, changed.undo.leftAt)
        applied.push({ id: changed.id, type: changed.type })
        done.push(changed)
      }
      await saveProposals(req, [key], { appliedAt: new Date(), documents: done, state: 'applied' })
    }
    audit({
      after: { title: selected.map(({ title }) => title).join(', ') },
      isNothing: applied.length === 0,
      target: `chats/${id}`,
    })
    return { applied, stale }
  },
  summary: 'Apply proposals of the assistant',
})

export const dismissProposal = defineOperation({
  ...proposalOperation,
  name: 'dismissChatProposal',
  audit: null,
  input,
  output: z.object({ dismissed: z.array(z.string()) }),
  path: '/chat/:id/proposals/:proposal/dismiss',
  run: async ({ input: { id, proposal }, person, req, tenantId }) => {
    await ownChat(req, { id, person, tenantId })
    const dismissed = (await lockWaiting(req, id, proposal)).selected.map(({ id: key }) => key)
    await saveProposals(req, dismissed, { state: 'dismissed' })
    return { dismissed }
  },
  summary: 'Dismiss proposals of the assistant',
})

/**
 * Undoes all applied proposals of a conversation, newest first. What has changed since, is used by now or
 * cannot be restored is kept and listed as refused.
 */
export const undoChat = defineOperation({
  ...proposalOperation,
  name: 'undoChat',
  audit: 'chat.undone',
  input: z.strictObject({ id: chatId }),
  output: z.object({ refused: z.array(z.object({ id: z.string(), reason: z.string() })), undone: z.array(target) }),
  path: '/chat/:id/undo',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    await ownChat(req, { id, person, tenantId })
    const applied = (await lockProposals(req, id))
      .filter(({ state }) => state === 'applied')
      .reverse()
      .sort((a, b) => Number(b.appliedAt) - Number(a.appliedAt))
    const context = { leftBy: new Map<string, Undone>(), person, tenantId }
    const refused: { id: string; reason: string }[] = []
    const undone: z.infer<typeof target>[] = []
    for (const proposal of applied) {
      const refusals = await undoProposal(req, proposal, context)
      refused.push(...refusals)
      if (refusals.length > 0) continue
      for (const { id: document, type } of appliedOf(proposal).toReversed())
        undone.push({ id: required(document, 'the id of an applied document'), type })
    }
    audit({ isNothing: undone.length === 0, target: `chats/${id}` })
    return { refused, undone }
  },
  summary: 'Undo what was applied from a conversation',
})
