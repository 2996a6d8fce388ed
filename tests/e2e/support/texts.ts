import { readdirSync } from 'node:fs'
import { ar as payloadInArabic } from '@payloadcms/translations/languages/ar'
import { en as payloadInEnglish } from '@payloadcms/translations/languages/en'
import { ar } from '@/i18n/ar'
import { en } from '@/i18n/en'
import { sentenceCase } from '@/i18n/sentenceCase'

export type AdminLanguage = 'ar' | 'en'

/** Texts of the admin by their keys, those of plugins and of Payload (`general:delete`) among them. */
export type Texts = (key: string, values?: Record<string, number | string>) => string

/**
 * For tests that press the same button in several languages.
 * @throws when no text has the key
 */
export async function textsIn(language: AdminLanguage): Promise<Texts> {
  const own: Record<string, unknown> = { ...(language === 'ar' ? ar : en) }
  const files = readdirSync('src/plugins', { encoding: 'utf8', recursive: true })
  for (const file of files.filter((name) => name.includes('/messages/') && name.endsWith(`/${language}.ts`)))
    for (const texts of Object.values((await import(`../../../src/plugins/${file}`)) as object))
      Object.assign(own, texts)
  const { translations } = language === 'ar' ? payloadInArabic : payloadInEnglish
  const payload = (language === 'ar' ? translations : sentenceCase(translations as never)) as unknown as Record<
    string,
    Record<string, string>
  >
  return (key, values = {}) => {
    const [area = '', name = ''] = key.split(':')
    const text = name ? payload[area]?.[name] : own[key]
    if (typeof text !== 'string') throw new Error(`No text of the admin has the key ${key}`)
    return text.replace(/\{\{(\w+)\}\}/g, (whole, value: string) => String(values[value] ?? whole))
  }
}
