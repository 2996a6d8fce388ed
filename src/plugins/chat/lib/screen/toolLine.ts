import type { MessageKey } from '@/exports/types'
import { isRecord, ownValue } from '@/lib/values'
import type { MessagePart } from '../messages'

export type ToolPart = Extract<MessagePart, { toolCallId: string }>

export const isTool = (part: MessagePart): part is ToolPart => 'toolCallId' in part

const LABEL_KEYS: Record<string, MessageKey> = {
  changeBlocks: 'chatToolPropose',
  changeMenu: 'chatToolPropose',
  changePerformanceDrafts: 'chatToolPropose',
  createDraft: 'chatToolPropose',
  describePictures: 'chatToolPropose',
  draftPage: 'chatToolPropose',
  draftPerformances: 'chatToolPropose',
  draftRedirect: 'chatToolPropose',
  listChanges: 'chatToolChanges',
  listContent: 'chatToolList',
  listDrafts: 'chatToolList',
  listUndescribedPictures: 'chatToolUndescribed',
  listUnusedMedia: 'chatToolUnused',
  listUses: 'chatToolUses',
  listWhatsOn: 'chatToolWhatsOn',
  proposeAnnouncement: 'chatToolPropose',
  readContent: 'chatToolRead',
  readCredits: 'chatToolRead',
  readMenu: 'chatToolMenu',
  readTicketingRun: 'chatToolSyncs',
  readTicketingRuns: 'chatToolSyncs',
  readTranslations: 'chatToolTranslations',
  readTranslationsOverview: 'chatToolTranslations',
  searchHelp: 'chatToolHelp',
  translateDraft: 'chatToolPropose',
  updateDraft: 'chatToolPropose',
  updateManyDrafts: 'chatToolPropose',
  whoMay: 'chatToolWhoMay',
}

/** A tool call of an answer, as shown to the user. */
export interface ToolLine {
  /** The error message, '' if the tool was called in a wrong way; null if it succeeded. */
  failure: string | null
  values: Record<string, string>
  messageKey: MessageKey
}

export function toolLine(part: ToolPart): ToolLine {
  const name = part.type === 'dynamic-tool' ? part.toolName : part.type.slice('tool-'.length)
  const input = isRecord(part.input) ? part.input : {}
  const output = 'output' in part && isRecord(part.output) ? part.output : {}
  const failure = part.state === 'output-error' ? '' : typeof output.error === 'string' ? output.error : null
  if (name === 'findContent' && typeof input.search === 'string')
    return { failure, values: { what: input.search }, messageKey: 'chatToolFind' }
  const word = ownValue(LABEL_KEYS, name) ?? 'chatToolOther'
  // Tools of other plugins have no translation: whereUsed is shown as "where used".
  return { failure, values: { name: name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase() }, messageKey: word }
}
