import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, oneRow } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { proposals } from '../tables/proposals'

export type StoredProposal = typeof proposals.$inferSelect

/** Stores a proposal. If the same one was already made for the same message, returns that one. */
export async function insertProposal(
  req: Transaction,
  proposal: Pick<
    StoredProposal,
    'chatId' | 'digest' | 'documents' | 'id' | 'messageId' | 'tenantId' | 'title' | 'tool'
  >,
): Promise<StoredProposal> {
  const db = await dbOf(req)
  const [created] = await db.insert(proposals).values(proposal).onConflictDoNothing().returning()
  if (created) return created
  const isSame = and(
    eq(proposals.chatId, proposal.chatId),
    eq(proposals.messageId, proposal.messageId),
    eq(proposals.digest, proposal.digest),
  )
  return oneRow(await db.select().from(proposals).where(isSame))
}

export async function listProposals(req: Transaction, chatId: string): Promise<StoredProposal[]> {
  return (await dbOf(req))
    .select()
    .from(proposals)
    .where(eq(proposals.chatId, chatId))
    .orderBy(proposals.createdAt, proposals.id)
}

/** Proposals of a conversation in the order of creation, locked until the end of the transaction. */
export async function lockProposals(req: Transaction, chatId: string, id?: string): Promise<StoredProposal[]> {
  const where = and(eq(proposals.chatId, chatId), id ? eq(proposals.id, id) : undefined)
  return (await dbOf(req))
    .select()
    .from(proposals)
    .where(where)
    .orderBy(proposals.createdAt, proposals.id)
    .for('update')
}

export async function saveProposals(
  req: Transaction,
  ids: string[],
  change: Partial<Pick<StoredProposal, 'appliedAt' | 'documents' | 'state'>>,
): Promise<void> {
  if (ids.length > 0) await (await dbOf(req)).update(proposals).set(change).where(inArray(proposals.id, ids))
}

/** Whether the conversation has applied proposals, which can be undone. */
export async function hasApplied(req: Transaction, chatId: string): Promise<boolean> {
  const [applied] = await (
    await dbOf(req)
  )
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.chatId, chatId), eq(proposals.state, 'applied')))
    .limit(1)
  return applied !== undefined
}

/** Deletes the waiting proposals of a withdrawn answer, which nobody can see and so nobody should apply. */
export async function deleteWaiting(req: Transaction, chatId: string, messageId: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .delete(proposals)
    .where(and(eq(proposals.chatId, chatId), eq(proposals.messageId, messageId), eq(proposals.state, 'waiting')))
}

/** Discards the undo data of proposals applied before `before`, 500 per call. */
export async function discardUndoData(payload: BasePayload, before: Date): Promise<void> {
  const db = await dbOf({ payload })
  const old = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.state, 'applied'), lt(proposals.appliedAt, before), sql`documents::text like '%"undo":%'`))
    .limit(500)
  for (const { documents, id } of old)
    await saveProposals({ payload }, [id], { documents: documents.map(({ undo: _, ...document }) => document) })
}
