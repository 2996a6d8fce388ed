'use client'

import { useSyncExternalStore } from 'react'

/** Between the tabs of one browser. */
const CHANNEL = 'callboard-chats'

type Listener = (chat: string) => void

let turn = 0
let channel: BroadcastChannel | null = null
const everywhere = new Set<Listener>()
/** Conversations on screen, by whatever tells one from the other. */
const openChats = new Map<symbol, Listener>()

function onHistoryChange(chat: string, listeners: Iterable<Listener>): void {
  for (const listener of listeners) listener(chat)
}

function open(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    turn += 1
    onHistoryChange(String(data), everywhere)
    onHistoryChange(String(data), openChats.values())
  }
  return channel
}

/**
 * Says that something happened in a conversation: to the history beside it, to the screen of the conversation, and to
 * other tabs if they do not know.
 * @param by the screen that says so itself
 */
export function noteChat(chat: string, { by, isNews = true }: { by?: symbol; isNews?: boolean } = {}): void {
  turn += 1
  onHistoryChange(chat, everywhere)
  for (const [whose, listener] of openChats) if (whose !== by) listener(chat)
  if (isNews) open().postMessage(chat)
}

/** Calls back when something was done in a conversation, in another tab or beside its screen. @returns ends it */
export function onChatNoted(whose: symbol, listener: Listener): () => void {
  open()
  openChats.set(whose, listener)
  return () => void openChats.delete(whose)
}

const subscribe = (listener: Listener) => {
  open()
  everywhere.add(listener)
  return () => void everywhere.delete(listener)
}

/** Another number whenever something happened in a conversation. */
export const useHistoryTurn = (): number =>
  useSyncExternalStore(
    subscribe,
    () => turn,
    () => 0,
  )

/** The notice that a conversation was deleted: said once, whoever notices it. @param id of the conversation */
export const deletedToast = (id: string): string => `chat-deleted-${id}`
