'use client'

import { useSyncExternalStore } from 'react'

/** Between the tabs of one browser. */
const CHANNEL = 'callboard-chats'

type Listener = (chat: string) => void

let turn = 0
let channel: BroadcastChannel | null = null
const everywhere = new Set<Listener>()
const elsewhere = new Set<Listener>()

function hear(chat: string, listeners: Set<Listener>): void {
  for (const listener of listeners) listener(chat)
}

function open(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    turn += 1
    hear(String(data), everywhere)
    hear(String(data), elsewhere)
  }
  return channel
}

/** Says that something happened in a conversation: to the history beside it, and to other tabs if they do not know. */
export function noteChat(chat: string, { isNews = true }: { isNews?: boolean } = {}): void {
  turn += 1
  hear(chat, everywhere)
  if (isNews) open().postMessage(chat)
}

/** Calls back when another tab did something in a conversation. @returns ends it */
export function onChatElsewhere(listener: Listener): () => void {
  open()
  elsewhere.add(listener)
  return () => void elsewhere.delete(listener)
}

const subscribe = (listener: Listener) => {
  open()
  everywhere.add(listener)
  return () => void everywhere.delete(listener)
}

/** Another number whenever something happened in a conversation. */
export const useHistoryTurn = (): number => useSyncExternalStore(subscribe, () => turn, () => 0)
