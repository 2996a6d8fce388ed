import { contentMessages as ar } from './ar'
import { contentMessages as cy } from './cy'
import { contentMessages as es } from './es'
import type { ContentMessages } from './types'

const LANGUAGES: Record<string, ContentMessages | undefined> = { ar, cy, es }

/** Names of kinds of documents in a language; undefined for English, whose names stand in the definitions. */
export const contentMessagesIn = (language: string): ContentMessages | undefined => LANGUAGES[language]
