'use client'

import { useConfig } from '@payloadcms/ui'

/**
 * Is there a language of content to choose on this screen?
 * @param path below the admin's root
 * @param translated slugs of the collections with translated fields
 */
export function useLanguageChoice(path: string, translated: string[]): boolean {
  const { localization } = useConfig().config
  const slug = /^\/collections\/([^/]+)/.exec(path)?.[1]
  return localization !== false && localization.locales.length > 1 && slug !== undefined && translated.includes(slug)
}
