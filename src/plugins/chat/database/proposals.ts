import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, type Transaction } from '../../../database/dbOf'
import { proposals } from '../tables/proposals'
import { oneRow } from '@/database/oneRow'

export type StoredProposal = typeof proposals.$inferSelect

/** Keeps a proposal, unless the same was made for the same message before: then that one is answered. */
export async function keepProposal(
  req: Transaction,
  proposal: Pick<
    StoredProposal,
    'chatId' | 'digest' | 'documents' | 'id' | 'messageId' | 'tenantId' | 'title' | 'tool'
  >,
): Promise<StoredProposal> {
  const db = await dbOf(req)
  const [made] = await db.insert(proposals).values(proposal).onConflictDoNothing().returning()
  if (made) return made
  const same = and(
    eq(proposals.chatId, proposal.chatId),
    eq(proposals.messageId, proposal.messageId),
    eq(proposals.digest, proposal.digest),
  )
  return oneRow(await db.select().from(proposals).where(same))
}

export async function listProposals(req: Transaction, chatId: string): Promise<StoredProposal[]> {
  return (await dbOf(req))
    .select()
    .from(proposals)
    .where(eq(proposals.chatId, chatId))
    .orderBy(proposals.createdAt, proposals.id)
}

/** Proposals of a conversation, held until the end of the transaction, in the order in which they were made. */
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

/** Is there something applied from a conversation that can be taken back? */
export async function hasApplied(req: Transaction, chatId: string): Promise<boolean> {
  const [one] = await (
    await dbOf(req)
  )
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.chatId, chatId), eq(proposals.state, 'applied')))
    .limit(1)
  return one !== undefined
}

/** Removes what waits from an answer that is taken back: nobody sees it any more, and nobody may apply it unseen. */
export async function deleteWaiting(req: Transaction, chatId: string, messageId: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .delete(proposals)
    .where(and(eq(proposals.chatId, chatId), eq(proposals.messageId, messageId), eq(proposals.state, 'waiting')))
}

/** Forgets what undoing would need, of proposals that were applied before then. */
export async function forgetUndo(payload: BasePayload, before: Date): Promise<void> {
  const db = await dbOf({ payload })
  const old = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.state, 'applied'), lt(proposals.appliedAt, before), sql`documents::text like '%"undo":%'`))
    .limit(500)
  for (const { documents, id } of old)
    await saveProposals({ payload }, [id], { documents: documents.map(({ undo: _, ...document }) => document) })
}
