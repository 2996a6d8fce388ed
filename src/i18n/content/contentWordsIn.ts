import { contentWords as ar } from './ar'
import { contentWords as es } from './es'
import type { ContentWords } from './types'

const LANGUAGES: Record<string, ContentWords | undefined> = { ar, es }

/** Names of kinds of documents in a language; undefined for English, whose names stand in the definitions. */
export const contentWordsIn = (language: string): ContentWords | undefined => LANGUAGES[language]
