'use client'

import { useSyncExternalStore } from 'react'

/** Broadcasts between the tabs of one browser. */
const CHANNEL = 'callboard-chats'

type Listener = (chat: string) => void

let changeCount = 0
let channel: BroadcastChannel | null = null
const historyListeners = new Set<Listener>()
/** Listeners of the conversations on screen, by a symbol that identifies the screen. */
const screenListeners = new Map<symbol, Listener>()

function notifyAll(chat: string, listeners: Iterable<Listener>): void {
  for (const listener of listeners) listener(chat)
}

function openChannel(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    changeCount += 1
    notifyAll(String(data), historyListeners)
    notifyAll(String(data), screenListeners.values())
  }
  return channel
}

/**
 * Announces a change in a conversation to the history, to other screens showing it and, if `isNews`, to other tabs.
 * @param by the screen that made the change, which is not notified
 */
export function notifyChatChanged(chat: string, { by, isNews = true }: { by?: symbol; isNews?: boolean } = {}): void {
  changeCount += 1
  notifyAll(chat, historyListeners)
  for (const [screen, listener] of screenListeners) if (screen !== by) listener(chat)
  if (isNews) openChannel().postMessage(chat)
}

/**
 * Subscribes to changes of conversations made in another tab or elsewhere on the page.
 * @returns unsubscribes
 */
export function onChatChanged(screen: symbol, listener: Listener): () => void {
  openChannel()
  screenListeners.set(screen, listener)
  return () => void screenListeners.delete(screen)
}

const subscribe = (listener: Listener) => {
  openChannel()
  historyListeners.add(listener)
  return () => void historyListeners.delete(listener)
}

/** A number that changes whenever a conversation changes. */
export const useHistoryRevision = (): number =>
  useSyncExternalStore(
    subscribe,
    () => changeCount,
    () => 0,
  )

/**
 * Toast id for a deleted conversation, so that it is shown only once however many parts of the page notice.
 * @param id of the conversation
 */
export const deletedToastId = (id: string): string => `chat-deleted-${id}`
