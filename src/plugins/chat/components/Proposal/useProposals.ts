'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import type { MessageKey } from '@/exports/types'
import type { ChatMessage } from '../../lib/messages'
import type { ShownProposal } from '../../lib/proposals/proposal'
import type { ProposalActions } from './ProposalCard'

/** The result of undoing a conversation's changes. */
export interface UndoResult {
  count: number
  refused: { id: string; reason: string; title: string }[]
}

export const proposalsIn = (messages: ChatMessage[]): ShownProposal[] =>
  messages.flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'data-proposal' ? [part.data] : [])))

interface Proposals extends ProposalActions {
  applyAll: () => void
  undo: () => void
  undone: UndoResult | null
}

/**
 * Applies, dismisses and undoes proposals.
 * @param refresh reloads the conversation after each action
 */
export function useProposals(chat: string, messages: ChatMessage[], refresh: () => Promise<void>): Proposals {
  const t = useMessages()
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [undone, setUndone] = useState<UndoResult | null>(null)

  async function act<Body>(path: string, failed: MessageKey, then?: (body: Body) => void): Promise<void> {
    setBusy(true)
    setUndone(null)
    try {
      const body = await call<Body>(`/chat/${chat}/${path}`, { method: 'POST' })
      then?.(body)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(t(failed), { description: error.serverMessage || t('chatErrorAnything') })
    } finally {
      await refresh()
      setBusy(false)
    }
  }

  const titles = new Map(
    proposalsIn(messages).flatMap(({ documents }) => documents.map(({ id, title }) => [id, title])),
  )
  return {
    apply: (proposal) => void act(`proposals/${proposal}/apply`, 'chatApplyFailed'),
    applyAll: () => void act('proposals/all/apply', 'chatApplyFailed'),
    dismiss: (proposal) => void act(`proposals/${proposal}/dismiss`, 'chatApplyFailed'),
    isBusy,
    undo: () =>
      void act<{ refused: { id: string; reason: string }[]; undone: object[] }>('undo', 'chatUndoFailed', (body) =>
        setUndone({
          count: body.undone.length,
          refused: body.refused.map((document) => ({ ...document, title: titles.get(document.id) ?? '' })),
        }),
      ),
    undone,
  }
}
