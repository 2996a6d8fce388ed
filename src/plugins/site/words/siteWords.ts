import { ar } from './ar'
import { cy } from './cy'
import { en, type SiteWords } from './en'
import { es } from './es'

const LANGUAGES: Record<string, SiteWords> = { ar, cy, en, es }

/** What the site says in a language; in English where it has no words of its own for it. */
export const siteWords = (language: string): SiteWords => LANGUAGES[language] ?? en

/** A text with its names filled in. */
export const fill = (text: string, values: Record<string, string>): string => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
