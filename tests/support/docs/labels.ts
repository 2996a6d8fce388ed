import { en as payloadTexts } from '@payloadcms/translations/languages/en'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentenceCase } from '@/i18n/sentenceCase'
import { withoutBlocks, type Page } from './pages'

/** All English texts of the admin: translations, labels of fields and collections, and Payload's own texts. */
export function readTexts(): string {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('migrations/'))
    .map((name) => readFileSync(join('src', name), 'utf8'))
  return [
    ...sources,
    JSON.stringify(sentenceCase(payloadTexts.translations as unknown as Record<string, Record<string, string>>)),
  ]
    .join('\n')
    .replaceAll("\\'", "'")
}

/** Labels on guides (in bold) that do not occur in the texts. */
export const unknownLabels = (pages: Page[], texts: string): string[] =>
  pages.flatMap(({ path, text }) =>
    [...withoutBlocks(text).matchAll(/\*\*([^*]+)\*\*/g)]
      .flatMap(([, label = '']) => label.split(/ (?:›|>) /))
      .filter((label) => !texts.includes(label))
      .map((label) => `${path}: ${label}`),
  )
