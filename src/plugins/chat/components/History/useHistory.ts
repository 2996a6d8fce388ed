'use client'

import { useState } from 'react'
import { CallError } from '../../../../components/calls/CallError'
import { useCall } from '../../../../components/calls/useCall'
import { useRead } from '../../../../components/calls/useRead'
import { useHistoryTurn } from './historyTurn'

export interface ListedChat {
  createdAt: string
  id: string
  title: string
}

interface Page {
  chats: ListedChat[]
  hasMore: boolean
}

/** Conversations that the sidebar begins with, and those of each page after it. */
const FIRST = 50
const NEXT = 20
/** How long a search has to rest before it is sent, in milliseconds. */
const DEBOUNCE = 300

/** Pages after the first, kept over page changes, which render the sidebar anew. */
const kept = new Map<string, Page[]>()

interface History {
  /** Asks once more for what could not be read. */
  again: () => void
  /** Null until they are there. */
  chats: ListedChat[] | null
  hasFailed: boolean
  hasMore: boolean
  isLoading: boolean
  more: () => void
}

/** One's own conversations at a site, the newest first. */
export function useHistory(tenant: string, search: string): History {
  const call = useCall()
  const path = `/history?tenant=${tenant}${search ? `&search=${encodeURIComponent(search)}` : ''}` as const
  const { data, error, reload } = useRead<Page>(`${path}&limit=${FIRST}`, {
    keepsLast: true,
    pause: search ? DEBOUNCE : 0,
    revision: useHistoryTurn(),
  })
  const [older, setOlder] = useState({ pages: kept.get(path) ?? [], path })
  const [isLoading, setLoading] = useState(false)
  const [hasFailedMore, setFailedMore] = useState(false)
  const pages = data ? [data, ...(older.path === path ? older.pages : [])] : []
  const chats = [...new Map(pages.flatMap((page) => page.chats).map((chat) => [chat.id, chat])).values()]

  const more = async () => {
    const last = chats.at(-1)
    if (!last || isLoading) return
    setLoading(true)
    setFailedMore(false)
    try {
      const next = await call<Page>(`${path}&limit=${NEXT}&ending_before=${encodeURIComponent(last.createdAt)}`)
      kept.set(path, [...pages.slice(1), next])
      setOlder({ pages: kept.get(path)!, path })
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setFailedMore(true)
    }
    setLoading(false)
  }
  const again = () => (hasFailedMore ? void more() : reload())
  return {
    again,
    chats: data ? chats : null,
    hasFailed: error !== null || hasFailedMore,
    hasMore: pages.at(-1)?.hasMore ?? false,
    isLoading,
    more: () => void more(),
  }
}
