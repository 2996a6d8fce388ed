'use client'

import { useState } from 'react'
import { useCall, useRead } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { useHistoryRevision } from './chatChanges'

export interface ChatListItem {
  createdAt: string
  id: string
  title: string
}

interface Page {
  chats: ChatListItem[]
  hasMore: boolean
}

/** Number of conversations loaded at first, and with each further page. */
const FIRST_PAGE_SIZE = 50
const PAGE_SIZE = 20
/** Debounce of the search, in milliseconds. */
const DEBOUNCE = 300

/** Further pages, kept across navigation, which remounts the sidebar. */
const pageCache = new Map<string, Page[]>()

interface History {
  /** Retries what could not be loaded. */
  retry: () => void
  /** Null until loaded. */
  chats: ChatListItem[] | null
  hasFailed: boolean
  hasMore: boolean
  isLoading: boolean
  loadMore: () => void
}

/** The user's conversations at a site, newest first. */
export function useHistory(tenant: string, search: string): History {
  const call = useCall()
  const path = `/history?tenant=${tenant}${search ? `&search=${encodeURIComponent(search)}` : ''}` as const
  const { data, error, reload } = useRead<Page>(`${path}&limit=${FIRST_PAGE_SIZE}`, {
    keepsPrevious: true,
    debounce: search ? DEBOUNCE : 0,
    revision: useHistoryRevision(),
  })
  const [older, setOlder] = useState({ pages: pageCache.get(path) ?? [], path })
  const [isLoading, setLoading] = useState(false)
  const [hasFailedMore, setFailedMore] = useState(false)
  const pages = data ? [data, ...(older.path === path ? older.pages : [])] : []
  const chats = [...new Map(pages.flatMap((page) => page.chats).map((chat) => [chat.id, chat])).values()]

  const loadMore = async () => {
    const last = chats.at(-1)
    if (!last || isLoading) return
    setLoading(true)
    setFailedMore(false)
    try {
      const next = await call<Page>(`${path}&limit=${PAGE_SIZE}&ending_before=${encodeURIComponent(last.createdAt)}`)
      const loaded = [...pages.slice(1), next]
      pageCache.set(path, loaded)
      setOlder({ pages: loaded, path })
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setFailedMore(true)
    }
    setLoading(false)
  }
  const retry = () => (hasFailedMore ? void loadMore() : reload())
  return {
    retry,
    chats: data ? chats : null,
    hasFailed: error !== null || hasFailedMore,
    hasMore: pages.at(-1)?.hasMore ?? false,
    isLoading,
    loadMore: () => void loadMore(),
  }
}
