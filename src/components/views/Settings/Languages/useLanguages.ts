'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { languageLabel, siteLanguages } from '@/lib/languages/languages'
import type { ActionResult } from '@/endpoints/actions'
import { isStale } from '@/components/settings/StaleNotice/StaleNotice'
import { useAction } from '@/components/settings/useAction'
import { useMessages } from '@/components/ui/useMessages'

/** A language of a site, as shown in its row. */
export interface SiteLanguage {
  code: string
  label: string
  isDefault: boolean
  isPublished: boolean
}

type Stored = Parameters<typeof siteLanguages>[0] & { updatedAt: string }

/** The languages on screen and their actions. Changes are optimistic and reverted if the server rejects them. */
export function useLanguages(initial: SiteLanguage[], site: { id: string; updatedAt: string }) {
  const t = useMessages()
  const router = useRouter()
  const run = useAction()
  const [languages, setLanguages] = useState(initial)
  const [updatedAt, setUpdatedAt] = useState(site.updatedAt)
  const [isBusy, setBusy] = useState(false)
  const [stale, setStale] = useState(false)

  async function change(
    next: SiteLanguage[],
    call: () => Promise<ActionResult<Stored>>,
    success: string,
  ): Promise<void> {
    setBusy(true)
    setLanguages(next)
    const result = await call()
    setBusy(false)
    if (!result.success) {
      setLanguages(languages)
      setStale(isStale(result.code))
      toast.error(result.error || t('languagesFailed'))
      return
    }
    setLanguages(toRows(result.doc))
    setUpdatedAt(result.doc.updatedAt)
    toast.success(success)
    router.refresh()
  }

  const store = (codes: string[]) => () =>
    run<Stored>('updateTenantLanguages', { id: site.id, languages: codes, updatedAt })
  const publish = (language: string, options: object) => () =>
    run<Stored>('publishTenantLanguage', { id: site.id, language, updatedAt, ...options })
  const codes = languages.map(({ code }) => code)

  return {
    add: (code: string) => {
      const label = languageLabel(code)
      return change(
        [...languages, { code, isDefault: false, isPublished: false, label }],
        store([...codes, code]),
        t('languagesAdded', { label }),
      )
    },
    isBusy,
    isStale: stale,
    languages,
    makeDefault: ({ code, isPublished, label }: SiteLanguage) =>
      change(
        languages.map((language) => ({
          ...language,
          isDefault: language.code === code,
          isPublished: language.isPublished || language.code === code,
        })),
        publish(code, { isDefault: true }),
        t(isPublished ? 'languagesNowDefault' : 'languagesNowDefaultPublished', { label }),
      ),
    remove: ({ code, label }: SiteLanguage) =>
      change(
        languages.filter((language) => language.code !== code),
        store(codes.filter((language) => language !== code)),
        t('languagesRemoved', { label }),
      ),
    toggle: ({ code, isPublished, label }: SiteLanguage) =>
      change(
        languages.map((language) => (language.code === code ? { ...language, isPublished: !isPublished } : language)),
        publish(code, { isPublished: !isPublished }),
        t(isPublished ? 'languagesNowUnpublished' : 'languagesNowPublished', { label }),
      ),
  }
}

function toRows(stored: Stored): SiteLanguage[] {
  const { defaultLanguage, languages, publishedLanguages } = siteLanguages(stored)
  return languages.map((code) => ({
    code,
    isDefault: code === defaultLanguage,
    isPublished: publishedLanguages.includes(code),
    label: languageLabel(code),
  }))
}
