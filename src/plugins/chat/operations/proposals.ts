import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { defineOperation } from '../../../endpoints/define'
import type { OperationError } from '../../../endpoints/OperationError'
import { member } from '../../../endpoints/rules'
import { lockProposals, saveProposals, type StoredProposal } from '../database/proposals'
import { ownChat, tenantOfChat } from '../lib/ownChat'
import { applyDocument, isStale } from '../lib/proposals/applyDocument'
import type { ProposedDocument } from '../lib/proposals/proposal'
import { undoDocument, whyNot } from '../lib/proposals/undoDocument'
import { inChatWords, refusal, refusedChat } from '../lib/refusals'

/** Refusals of documents keep their own words: none of them is about the conversation. */
const AREA = 'documents'
const ALL = 'all'

/** Tools whose documents have nothing to do with one another: what somebody was faster with leaves the others as they are. */
const EACH_BY_ITSELF = new Set(['describePictures'])

const one = {
  area: AREA,
  method: 'post',
  tenant: tenantOfChat,
  who: member,
  reword: (raw: OperationError) => inChatWords(raw, AREA),
} as const
const input = z.strictObject({ id: z.uuid(), proposal: z.union([z.uuid(), z.literal(ALL)]) })
const target = z.object({ id: z.string(), type: z.string() })

/** Proposals that wait, the one that is named or all of them. */
async function waiting(
  req: PayloadRequest,
  chat: string,
  proposal: string,
): Promise<{ all: StoredProposal[]; wanted: StoredProposal[] }> {
  const all = await lockProposals(req, chat)
  const wanted = all.filter(({ id, state }) => (proposal === ALL ? state === 'waiting' : id === proposal))
  if (proposal !== ALL && wanted.length === 0) throw refusal('not_found:chat')
  if (wanted.some(({ state }) => state !== 'waiting'))
    throw refusedChat('conflict:chat', 409, 'This proposal waits no more: it was applied, dismissed or overtaken.')
  return { all, wanted }
}

/**
 * Applies a proposal, or all that wait: together or not at all. What was overtaken by somebody else's change is left out
 * and named.
 */
export const applyProposal = defineOperation({
  ...one,
  name: 'applyChatProposal',
  audit: 'chat.applied',
  input,
  output: z.object({ applied: z.array(target), stale: z.array(target.extend({ title: z.string() })) }),
  path: '/chat/:id/proposals/:proposal/apply',
  run: async ({ audit, input: { id, proposal }, person, req, tenantId }) => {
    await ownChat(req, { id, person, tenantId })
    const { all, wanted } = await waiting(req, id, proposal)
    const leftBy = new Map(
      all
        .filter(({ state }) => state === 'applied')
        .flatMap(({ documents }) =>
          documents.flatMap((one) => (one.id && one.undo ? [[one.id, one.undo.leftAt] as const] : [])),
        ),
    )
    const applied: z.infer<typeof target>[] = []
    const stale: (z.infer<typeof target> & { title: string })[] = []
    for (const { documents, id: key, tool } of wanted) {
      const areStale = await Promise.all(documents.map((document) => isStale(req, document, tenantId, leftBy)))
      const isLeft = (index: number) => (EACH_BY_ITSELF.has(tool) ? areStale[index] : areStale.some(Boolean))
      stale.push(
        ...documents.flatMap((document, index) =>
          isLeft(index) ? [{ id: document.id ?? '', title: document.title, type: document.type }] : [],
        ),
      )
      if (documents.every((_, index) => isLeft(index))) {
        await saveProposals(req, [key], { state: 'stale' })
        continue
      }
      const done: ProposedDocument[] = []
      const ofFiles = new Map<string, string>()
      for (const [index, document] of documents.entries()) {
        if (isLeft(index)) {
          done.push({ ...document, isOvertaken: true })
          continue
        }
        const made = await applyDocument(req, document, tenantId, ofFiles)
        leftBy.set(made.id!, made.undo!.leftAt)
        applied.push({ id: made.id!, type: made.type })
        done.push(made)
      }
      await saveProposals(req, [key], { appliedAt: new Date(), documents: done, state: 'applied' })
    }
    audit({
      after: { title: wanted.map(({ title }) => title).join(', ') },
      isNothing: applied.length === 0,
      target: `chats/${id}`,
    })
    return { applied, stale }
  },
  summary: 'Apply what the assistant proposes',
})

export const dismissProposal = defineOperation({
  ...one,
  name: 'dismissChatProposal',
  audit: null,
  input,
  output: z.object({ dismissed: z.array(z.string()) }),
  path: '/chat/:id/proposals/:proposal/dismiss',
  run: async ({ input: { id, proposal }, person, req, tenantId }) => {
    await ownChat(req, { id, person, tenantId })
    const dismissed = (await waiting(req, id, proposal)).wanted.map(({ id: key }) => key)
    await saveProposals(req, dismissed, { state: 'dismissed' })
    return { dismissed }
  },
  summary: 'Dismiss what the assistant proposes',
})

/** Takes back everything that was applied from a conversation, the newest first. What somebody has changed since stays and is named. */
export const undoChat = defineOperation({
  ...one,
  name: 'undoChat',
  audit: 'chat.undone',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ refused: z.array(z.object({ id: z.string(), reason: z.string() })), undone: z.array(target) }),
  path: '/chat/:id/undo',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    await ownChat(req, { id, person, tenantId })
    const applied = (await lockProposals(req, id))
      .filter(({ state }) => state === 'applied')
      .reverse()
      .sort((a, b) => Number(b.appliedAt) - Number(a.appliedAt))
    const undoing = { leftBy: new Map<string, string>(), person, tenantId: tenantId }
    const refused: { id: string; reason: string }[] = []
    const undone: z.infer<typeof target>[] = []
    for (const { documents: all, id: key } of applied) {
      const documents = all.filter(({ isOvertaken }) => !isOvertaken)
      const reasons = await Promise.all(documents.map((document) => whyNot(req, document, undoing)))
      if (reasons.some((reason) => reason !== null)) {
        refused.push(
          ...documents.flatMap((document, index) =>
            reasons[index] ? [{ id: document.id ?? '', reason: reasons[index] }] : [],
          ),
        )
        continue
      }
      for (const document of documents.toReversed()) {
        await undoDocument(req, document, undoing)
        undone.push({ id: document.id!, type: document.type })
      }
      await saveProposals(req, [key], { state: 'undone' })
    }
    audit({ isNothing: undone.length === 0, target: `chats/${id}` })
    return { refused, undone }
  },
  summary: 'Take back what was applied from a conversation',
})
