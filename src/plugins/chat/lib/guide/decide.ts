import type { GuideFacts } from './facts'
import type { Conversation } from './readConversation'

/** What the guide does next: one more step, or its answer. */
export type Decision = { call: { tool: string; input: Record<string, unknown> } } | { text: string }

export interface Asked extends Conversation {
  hasTool: (name: string) => boolean
}

export function decide(facts: GuideFacts, asked: Asked): Decision {
  return { text: `I am a guide, and understand plain requests about ${facts.siteName}. I did not understand: ${asked.said}` }
}
