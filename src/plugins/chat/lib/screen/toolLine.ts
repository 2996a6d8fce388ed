import type { MessageKey } from '../../../../i18n/en'
import { isRecord } from '../../../../lib/values'
import type { MessagePart } from '../messages'

export type ToolPart = Extract<MessagePart, { toolCallId: string }>

export const isTool = (part: MessagePart): part is ToolPart => 'toolCallId' in part

const WORDS: Record<string, MessageKey> = {
  createDraft: 'chatToolPropose',
  describePictures: 'chatToolPropose',
  draftPage: 'chatToolPropose',
  listContent: 'chatToolList',
  listDrafts: 'chatToolList',
  listUndescribedPictures: 'chatToolUndescribed',
  listWhatsOn: 'chatToolWhatsOn',
  readContent: 'chatToolRead',
  searchHelp: 'chatToolHelp',
  updateDraft: 'chatToolPropose',
  whoMay: 'chatToolWhoMay',
}

/** What a step of an answer did, in a word of ours. */
export interface ToolLine {
  /** A refusal in its own words; null where it worked. */
  failure: string | null
  values: Record<string, string>
  word: MessageKey
}

export function toolLine(part: ToolPart): ToolLine {
  const name = part.type === 'dynamic-tool' ? part.toolName : part.type.slice('tool-'.length)
  const input = isRecord(part.input) ? part.input : {}
  const output = 'output' in part && isRecord(part.output) ? part.output : {}
  const failure =
    part.state === 'output-error' ? (part.errorText ?? '') : typeof output.error === 'string' ? output.error : null
  if (name === 'findContent' && typeof input.search === 'string')
    return { failure, values: { what: input.search }, word: 'chatToolFind' }
  const word = Object.hasOwn(WORDS, name) ? WORDS[name]! : 'chatToolOther'
  // Of other plugins: whereUsed becomes "where used".
  return { failure, values: { name: name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase() }, word }
}
